import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/check-in.ts'
import { paths as collectionPaths } from '#addresses/collection.ts'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { DeliveryLink } from '#features/delivery/index.ts'
import { ErrorWords } from '#features/errors/index.ts'
import { keepFocus } from '#platform/focus/keepFocus.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type {
  PresentClaim_present$data,
  PresentClaim_present$key,
} from './__generated__/PresentClaim_present.graphql.ts'
import type { PresentClaimMutation } from './__generated__/PresentClaimMutation.graphql.ts'

/** The press that receives a present, and from then on the way to it. */
export function PresentClaim(props: { present: PresentClaim_present$key }) {
  const present = useFragment(
    graphql`
      fragment PresentClaim_present on CheckInPresent @throwOnFieldError {
        id
        digitalItem
        item {
          id
        }
        stamps
        viewerStamps
        viewerStanding
        viewerCanReach
        viewerReceivedAt
        viewerDelivery {
          ...DeliveryLink_delivery
        }
      }
    `,
    props.present,
  )
  const { id, digitalItem, stamps, viewerStamps, viewerStanding, viewerCanReach } = present
  const { viewerReceivedAt } = present
  const intl = useIntl()
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
                id={`check-in.present.received.${digitalItem ?? 'GOODS'}`}
                values={{ moment: dayAndTime(viewerReceivedAt) }}
              />
            </Banner>
          )}
        </div>
        {viewerReceivedAt != null && <WayToIt {...present} />}
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

type Way = Pick<PresentClaim_present$data, 'digitalItem' | 'item' | 'viewerDelivery'>

/** Where what was received is. */
function WayToIt({ digitalItem, item, viewerDelivery }: Way) {
  if (viewerDelivery) return <DeliveryLink delivery={viewerDelivery} />
  const href = item
    ? giftPaths.gifts({ item_id: item.id })
    : digitalItem === 'PROFILE_BADGE'
      ? collectionPaths.badges()
      : digitalItem === 'COLLECTABLE_CARD'
        ? collectionPaths.collections()
        : machinePaths.machines()
  return (
    <ButtonLink href={href} size="large" isFullWidth>
      <FormattedMessage id={`check-in.present.way.${digitalItem ?? 'GOODS'}`} />
    </ButtonLink>
  )
}
