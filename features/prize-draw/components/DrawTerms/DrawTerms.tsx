import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { DrawTerms_draw$key } from './__generated__/DrawTerms_draw.graphql.ts'
import { code, facts, file } from './DrawTerms.css.ts'

/** Until when, how often, by which number it is drawn, and what the law lets prizes be worth. */
export function DrawTerms(props: { draw: DrawTerms_draw$key }) {
  const { closesAt, drawsAt, entryBasis, ticketsMost, caps, proof } = useFragment(
    graphql`
      fragment DrawTerms_draw on PrizeDraw @throwOnFieldError {
        closesAt
        drawsAt
        entryBasis
        ticketsMost
        caps {
          prizeYen
          totalYen
          valueYen
        }
        proof {
          beacon
          round
          termsHash
          root
          url
        }
      }
    `,
    props.draw,
  )
  const { whole } = useTokyoTime()
  const { beacon, round, termsHash, root, url } = proof
  return (
    <Stack gap={4} as="section">
      <Heading level={2}>
        <FormattedMessage id="prizeDraw.terms" />
      </Heading>
      <ul className={facts}>
        <Fact id={`prizeDraw.terms.${entryBasis}`} values={{ most: ticketsMost }} />
        <Fact id="prizeDraw.terms.closes" values={{ instant: whole(lastInstant(closesAt)) }} />
        <Fact id={`prizeDraw.terms.${beacon}`} values={{ instant: whole(drawsAt), round }} />
        <Fact id="prizeDraw.terms.delivery" />
        {caps && <Fact id="prizeDraw.terms.caps" values={caps} />}
      </ul>
      <Text size="small">
        <FormattedMessage id="prizeDraw.terms.hash" />
      </Text>
      <p className={code}>{termsHash}</p>
      {root != null && (
        <>
          <Text size="small">
            <FormattedMessage id="prizeDraw.terms.root" />
          </Text>
          <p className={code}>{root}</p>
        </>
      )}
      {url != null && (
        <a href={url} download className={file}>
          <FormattedMessage id="prizeDraw.terms.list" />
        </a>
      )}
    </Stack>
  )
}

type FactProps = Pick<Parameters<typeof FormattedMessage>[0], 'id'> & {
  values?: Readonly<Record<string, string | number>>
}

function Fact({ id, values }: FactProps) {
  return (
    <li>
      <Text size="small">
        <FormattedMessage id={id} values={values} />
      </Text>
    </li>
  )
}
