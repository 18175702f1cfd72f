import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'
import type { Evidence } from '#rules/draws/verify.ts'
import { saveJson } from '../../saveJson.ts'
import { readySeed } from '../../seeds.ts'
import type { EvidenceActions_draw$key } from './__generated__/EvidenceActions_draw.graphql.ts'

type EvidenceActionsProps = {
  draw: EvidenceActions_draw$key
  evidence: Evidence
  /** The gateway's seed is not shown yet: replacing the pair shows it. */
  canReveal: boolean
}

/** Has the gateway show its seed, and keeps what proves the draw as a file that any language can check. */
export function EvidenceActions({ evidence, canReveal, ...props }: EvidenceActionsProps) {
  const { id, machine } = useFragment(
    graphql`
      fragment EvidenceActions_draw on TreasureDraw @throwOnFieldError {
        id
        machine {
          id
        }
      }
    `,
    props.draw,
  )
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const { submit, retry, isPending, error } = useAttempt<void, true>({
    send: async () => {
      const refusal = await readySeed(environment, machine.id)
      return refusal ? { error: refusal } : { success: true }
    },
    onDone: () => void revalidate(),
  })
  return (
    <Stack gap={4}>
      {canReveal && (
        <>
          <Text size="small">
            <FormattedMessage id="treasure.verify.reveal.body" />
          </Text>
          <Button
            isBusy={isPending}
            busyLabel={intl.formatMessage({ id: 'treasure.verify.reveal.busy' })}
            onClick={() => submit()}
          >
            {intl.formatMessage({ id: 'treasure.verify.reveal' })}
          </Button>
          {error && <ErrorWords error={error} onRetry={retry} />}
        </>
      )}
      <Button tone="neutral" emphasis="outline" onClick={() => saveJson(`${id}.json`, evidence)}>
        {intl.formatMessage({ id: 'treasure.verify.save' })}
      </Button>
    </Stack>
  )
}
