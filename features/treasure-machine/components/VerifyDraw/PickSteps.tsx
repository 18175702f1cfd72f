import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { Evidence } from '#rules/draws/verify.ts'
import { kindWord } from '../../kindWord.ts'
import { rankWord } from '../../rankWord.ts'
import { replay } from './replay.ts'
import type { PickSteps_draw$key } from './__generated__/PickSteps_draw.graphql.ts'
import { code, numbers, seeds } from './VerifyDraw.css.ts'

/** How each prize follows from its number, in words; before the gateway's seed is shown, what it will follow from. */
export function PickSteps({
  evidence,
  ...props
}: {
  draw: PickSteps_draw$key
  evidence: Evidence
}) {
  const { picks } = useFragment(
    graphql`
      fragment PickSteps_draw on TreasureDraw @throwOnFieldError {
        picks {
          slot
          prize {
            kind
            name
            rank
          }
        }
      }
    `,
    props.draw,
  )
  const intl = useIntl()
  const { receipt } = evidence
  const replayed = replay(evidence)
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>
        <FormattedMessage id="treasure.verify.numbers" />
      </Heading>
      <ol className={numbers}>
        {picks.map(({ slot, prize }, at) => {
          const own = replayed?.[at]
          const rank = rankWord(intl, prize)
          const thing = kindWord(intl, prize) ?? 'none'
          const values = { counter: receipt.counter + at, name: prize.name, thing, rank }
          return (
            <li key={slot}>
              <Text size="small">
                {own === undefined ? (
                  <FormattedMessage id="treasure.verify.later" values={values} />
                ) : own.kind === 'ODDS' ? (
                  <FormattedMessage id="treasure.verify.pick" values={{ ...values, ...own }} />
                ) : (
                  <FormattedMessage id="treasure.verify.boxPick" values={{ ...values, ...own }} />
                )}
              </Text>
            </li>
          )
        })}
      </ol>
      <dl className={seeds}>
        <Seed id="treasure.verify.serverHash" value={receipt.serverHash} />
        <Seed id="treasure.verify.clientSeed" value={receipt.clientSeed} />
        <Seed id="treasure.verify.serverSeed" value={evidence.serverSeed} />
      </dl>
    </Stack>
  )
}

type SeedProps = {
  id: `treasure.verify.${'serverHash' | 'clientSeed' | 'serverSeed'}`
  value: string | null
}

function Seed({ id, value }: SeedProps) {
  if (value === null) return null
  return (
    <div>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd className={code}>{value}</dd>
    </div>
  )
}
