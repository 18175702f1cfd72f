import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { keepFocus } from '#platform/focus/keepFocus.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { instantOf } from '../../instantOf.ts'
import type { StampBoard_book$key } from './__generated__/StampBoard_book.graphql.ts'
import type { StampBoardMutation } from './__generated__/StampBoardMutation.graphql.ts'
import { StampStrip } from './StampStrip.tsx'

type StampBoardProps = { book: StampBoard_book$key; communityId: string }

/** Today's stamp: where the row of days stands, the press, and what it brought. */
export function StampBoard({ communityId, ...props }: StampBoardProps) {
  const { todays, streak, bridged, nextCoins } = useFragment(
    graphql`
      fragment StampBoard_book on CheckInBook @throwOnFieldError {
        todays {
          coins
          monthCoins
        }
        streak
        bridged
        nextCoins
      }
    `,
    props.book,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const [isFresh, setFresh] = useState(false)
  const stamping = useSubmission<StampBoardMutation>({
    mutation: graphql`
      mutation StampBoardMutation($input: CheckInInput!) {
        checkIn(input: $input) {
          ... on CheckInSuccess @alias(as: "success") {
            book {
              id
              hasFreeze
              ...StampBoard_book
              month {
                id
                stamps {
                  id
                  day
                }
                frozen
              }
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
    <Surface tone="paper" padding={5}>
      <Stack gap={4}>
        <Heading level={2} size="xlarge">
          <FormattedMessage id="check-in.streak" values={{ days: streak }} />
        </Heading>
        {bridged.length > 0 && (
          <Banner tone="info">
            <FormattedMessage
              id="check-in.bridged"
              values={{
                days: intl.formatList(bridged.map((day) => tokyo.dayShort(instantOf(day)))),
              }}
            />
          </Banner>
        )}
        <StampStrip streak={streak} isTodayStamped={todays !== null} isFresh={isFresh} />
        <div ref={keepFocus}>
          {!todays && (
            <Button
              size="large"
              isFullWidth
              isBusy={stamping.isPending}
              busyLabel={intl.formatMessage({ id: 'check-in.stamping' })}
              onClick={stamping.submit}
            >
              <FormattedMessage id="check-in.stamp" />
            </Button>
          )}
          <div role="status">
            {todays && (
              <Stack gap={1}>
                <Text weight="bold">
                  {isFresh ? (
                    <FormattedMessage
                      id={todays.monthCoins > 0 ? 'check-in.receivedMonth' : 'check-in.received'}
                      values={todays}
                    />
                  ) : (
                    <FormattedMessage id="check-in.stamped" />
                  )}
                </Text>
                <Text size="small" tone="muted">
                  <FormattedMessage id="check-in.next" values={{ coins: nextCoins }} />
                </Text>
              </Stack>
            )}
          </div>
        </div>
        {stamping.error && <ErrorWords error={stamping.error} onRetry={stamping.retry} />}
      </Stack>
    </Surface>
  )
}
