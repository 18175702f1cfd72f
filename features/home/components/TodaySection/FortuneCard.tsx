import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { FortuneCard_day$key } from './__generated__/FortuneCard_day.graphql.ts'
import type { FortuneCardMutation } from './__generated__/FortuneCardMutation.graphql.ts'
import { FortuneSlip } from './FortuneSlip.tsx'
import { closed, closedWords, knot } from './FortuneCard.css.ts'

type FortuneCardProps = { day: FortuneCard_day$key; communityId: string }

/** The day's fortune: folded until the fan opens it, then the same all day. */
export function FortuneCard({ communityId, ...props }: FortuneCardProps) {
  const { fortune } = useFragment(
    graphql`
      fragment FortuneCard_day on FortuneDay @throwOnFieldError {
        fortune {
          ...FortuneSlip_fortune
        }
      }
    `,
    props.day,
  )
  const intl = useIntl()
  const [isFresh, setFresh] = useState(false)
  const opening = useSubmission<FortuneCardMutation>({
    mutation: graphql`
      mutation FortuneCardMutation($input: OpenFortuneInput!) {
        openFortune(input: $input) {
          ... on OpenFortuneSuccess @alias(as: "success") {
            day {
              id
              ...FortuneCard_day
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { communityId } }),
    isRepeatable: true,
    onDone: () => setFresh(true),
  })
  return (
    <Stack as="section" gap={3}>
      <div>
        <div role="status">{fortune && <FortuneSlip fortune={fortune} isFresh={isFresh} />}</div>
        {!fortune && (
          <div className={closed}>
            <span className={knot} aria-hidden />
            <div className={closedWords}>
              <Heading level={3} size="small">
                <FormattedMessage id="home.fortune.title" />
              </Heading>
              <Text size="small" tone="muted">
                <FormattedMessage id="home.fortune.closed" />
              </Text>
            </div>
            <Button
              emphasis="soft"
              isBusy={opening.isPending}
              busyLabel={intl.formatMessage({ id: 'home.fortune.opening' })}
              onClick={opening.submit}
            >
              <FormattedMessage id="home.fortune.open" />
            </Button>
          </div>
        )}
      </div>
      {opening.error && <ErrorWords error={opening.error} onRetry={opening.retry} />}
    </Stack>
  )
}
