import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { ProgressSteps } from '#design-system/progress-steps/ProgressSteps.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { tokyoTime } from '#platform/time/useTokyoTime.ts'
import { DestinationLines } from '../DestinationLines/DestinationLines.tsx'
import { ParcelLines } from '../ParcelLines/ParcelLines.tsx'
import { TrackingNumber } from './TrackingNumber.tsx'
import type { DeliveryStatus_delivery$key } from './__generated__/DeliveryStatus_delivery.graphql.ts'

/** The way of a parcel that goes as it should. */
const way = ['AWAITING_ADDRESS', 'PREPARING', 'SHIPPED', 'DELIVERED']

/** Where a parcel is, what is in it, where it goes, and what comes next. */
export function DeliveryStatus(props: { delivery: DeliveryStatus_delivery$key }) {
  const delivery = useFragment(
    graphql`
      fragment DeliveryStatus_delivery on RealGoodsDelivery @throwOnFieldError {
        state
        addressDueAt
        carrier
        trackingNumber
        destination {
          ...DestinationLines_destination
        }
        ...ParcelLines_delivery
      }
    `,
    props.delivery,
  )
  const intl = useIntl()
  const { state, addressDueAt, carrier, trackingNumber, destination } = delivery
  const step = way.indexOf(state) + 1
  const label = intl.formatMessage({ id: `delivery.state.${state}` })
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        {step > 0 && (
          <ProgressSteps
            current={step}
            total={way.length}
            label={intl.formatMessage(
              { id: 'delivery.progress' },
              { current: step, total: way.length },
            )}
          />
        )}
        <Heading level={2}>{label}</Heading>
        <Text tone="muted">{intl.formatMessage({ id: `delivery.next.${state}` })}</Text>
        {addressDueAt && (
          <Text>
            {intl.formatMessage(
              { id: 'delivery.dueAt' },
              { instant: tokyoTime(intl).dayAndTime(addressDueAt) },
            )}
          </Text>
        )}
      </Stack>
      {trackingNumber && <TrackingNumber carrier={carrier} number={trackingNumber} />}
      <ParcelLines delivery={delivery} />
      {destination && (
        <Stack gap={1}>
          <Heading level={2} size="medium">
            {intl.formatMessage({ id: 'delivery.destination' })}
          </Heading>
          <DestinationLines destination={destination} />
        </Stack>
      )}
    </Stack>
  )
}
