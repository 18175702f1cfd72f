import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { isAsKept } from '#features/treasure-machine/index.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'
import type { DrawingEvidence } from '#rules/draws/verifyDrawing.ts'
import { DrawingSteps } from './DrawingSteps.tsx'
import { readDrawing } from './readDrawing.ts'
import type { VerifyDrawing_entry$key } from './__generated__/VerifyDrawing_entry.graphql.ts'

/** Counts a prize draw anew in this browser, from its list, and says step by step what that proves. */
export function VerifyDrawing(props: { entry: VerifyDrawing_entry$key }) {
  const entry = useFragment(
    graphql`
      fragment VerifyDrawing_entry on PrizeDrawEntry @throwOnFieldError {
        id
        outcome
        evidence {
          receipt
          signature
          publicKey
        }
        draw {
          proof {
            beacon
            url
          }
        }
      }
    `,
    props.entry,
  )
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const isWithdrawn = entry.outcome === 'WITHDRAWN'
  const { beacon, url } = entry.draw.proof
  const [read, setRead] = useState<DrawingEvidence | null>(null)
  // Its terms say by what it was drawn, whatever the page said before they were read.
  const isLocal = read?.terms.beacon.kind === 'LOCAL'
  const { submit, retry, isPending, error } = useAttempt<void, DrawingEvidence>({
    send: async () => ({
      success: await readDrawing(environment, { id: entry.id, url: url ?? '' }),
    }),
    onDone: setRead,
  })
  return (
    <Stack gap={5} as="section">
      <Heading level={2}>
        <FormattedMessage id="prizeDraw.verify" />
      </Heading>
      <Text size="small">
        <FormattedMessage id={`prizeDraw.verify.lead.${isLocal ? 'LOCAL' : beacon}`} />
      </Text>
      {!isWithdrawn && url != null && !read && (
        <Button
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'prizeDraw.verify.busy' })}
          onClick={() => submit()}
        >
          <FormattedMessage id="prizeDraw.verify.act" />
        </Button>
      )}
      {url == null && (
        <Text tone="muted">
          <FormattedMessage id="prizeDraw.verify.later" />
        </Text>
      )}
      {error && <ErrorWords error={error} onRetry={retry} />}
      {!isWithdrawn && read && (
        <DrawingSteps evidence={read} kept={isAsKept(entry.id, entry.evidence)} />
      )}
    </Stack>
  )
}
