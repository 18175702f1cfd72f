import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/check-in.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { keepFocus } from '#platform/focus/keepFocus.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { PresentWay } from './PresentWay.tsx'
import type { PresentClaim_present$key } from './__generated__/PresentClaim_present.graphql.ts'
import type { PresentClaimMutation } from './__generated__/PresentClaimMutation.graphql.ts'

/** The press that receives a present, and from then on the way to it. */
export function PresentClaim(props: { present: PresentClaim_present$key }) {
  const present = useFragment(
    graphql`
      fragment PresentClaim_present on CheckInPresent @throwOnFieldError {
        id
        digitalItem
        item {
          viewerMayOpen
        }
        stamps
        viewerStamps
        viewerStanding
        viewerCanReach
        viewerReceivedAt
        ...PresentWay_present
      }
    `,
    props.present,
  )
  const { id, stamps, viewerStamps, viewerStanding, viewerCanReach } = present
  const { item, viewerReceivedAt } = present
  const given = present.digitalItem ?? 'GOODS'
  const intl = useIntl()
  // A gateway newer than this page may give what it has no words for.
  const isKnown = `check-in.present.received.${given}` in intl.messages
  const { dayAndTime } = useTokyoTime()
  const [isFresh, setFresh] = useState(false)
  const claiming = useSubmission<PresentClaimMutation>({
    mutation: graphql`
      mutation PresentClaimMutation($input: ClaimCheckInPresentInput!) {
        claimCheckInPresent(input: $input) {
          ... on ClaimCheckInPresentSuccess @alias(as: "success") {
            present {
              ...PresentDetail_present
              ...PresentRow_present
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (_, idempotencyKey) => ({ input: { presentId: id, idempotencyKey } }),
    isRepeatable: true,
    onDone: () => setFresh(true),
  })
  if (item?.viewerMayOpen && viewerReceivedAt == null)
    return (
      <Stack gap={3}>
        <Text weight="bold">
          <FormattedMessage id="check-in.present.owned" />
        </Text>
        <PresentWay present={present} />
      </Stack>
    )
  if (viewerStanding === 'COLLECTING')
    return (
      <Stack gap={3}>
        {viewerCanReach ? (
          <Text weight="bold">
            <FormattedMessage
              id="check-in.present.missing"
              values={{ missing: stamps - viewerStamps }}
            />
          </Text>
        ) : (
          <Banner tone="info" title={intl.formatMessage({ id: 'check-in.present.OUT_OF_REACH' })}>
            <FormattedMessage id="check-in.present.outOfReach.body" />
          </Banner>
        )}
        <ButtonLink href={paths.checkIn()} emphasis="outline" tone="neutral" isFullWidth>
          <FormattedMessage id="check-in.present.toStamps" />
        </ButtonLink>
      </Stack>
    )
  return (
    <div ref={keepFocus}>
      <Stack gap={4}>
        {viewerStanding === 'READY' && (
          <Button
            size="large"
            isFullWidth
            isBusy={claiming.isPending}
            busyLabel={intl.formatMessage({ id: 'check-in.present.claiming' })}
            onClick={claiming.submit}
          >
            <FormattedMessage id="check-in.present.claim" />
          </Button>
        )}
        <div role="status">
          {viewerReceivedAt != null && (
            <Banner
              tone="success"
              title={intl.formatMessage({
                id: isFresh ? 'check-in.present.thanks' : 'check-in.present.RECEIVED',
              })}
            >
              <FormattedMessage
                id={
                  isKnown ? `check-in.present.received.${given}` : 'check-in.present.received.other'
                }
                values={{ moment: dayAndTime(viewerReceivedAt) }}
              />
            </Banner>
          )}
        </div>
        {viewerReceivedAt != null && <PresentWay present={present} />}
        {viewerStanding === 'GONE' && (
          <Banner tone="info" title={intl.formatMessage({ id: 'check-in.present.GONE' })}>
            <FormattedMessage id="check-in.present.gone.body" />
          </Banner>
        )}
        {viewerStanding === 'OVER' && (
          <Banner tone="info" title={intl.formatMessage({ id: 'check-in.present.OVER' })}>
            <FormattedMessage id="check-in.present.over.body" />
          </Banner>
        )}
        {claiming.error && <ErrorWords error={claiming.error} onRetry={claiming.retry} />}
      </Stack>
    </div>
  )
}
