import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { DeliveryLink } from '#features/delivery/index.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { DrawnGoods_draw$key } from './__generated__/DrawnGoods_draw.graphql.ts'

/** Goods that came of a draw: until when to say where they go, and where that is said. Nothing of other draws. */
export function DrawnGoods(props: { draw: DrawnGoods_draw$key }) {
  const { delivery } = useFragment(
    graphql`
      fragment DrawnGoods_draw on TreasureDraw @throwOnFieldError {
        delivery {
          state
          addressDueAt
          ...DeliveryLink_delivery
        }
      }
    `,
    props.draw,
  )
  const { dayAndTime } = useTokyoTime()
  if (!delivery) return null
  const dueAt = delivery.state === 'AWAITING_ADDRESS' ? delivery.addressDueAt : null
  return (
    <Stack gap={2}>
      {dueAt != null && (
        <Text size="small" weight="bold">
          <FormattedMessage
            id="treasure.goods.due"
            values={{ instant: dayAndTime(lastInstant(dueAt)) }}
          />
        </Text>
      )}
      <DeliveryLink delivery={delivery} />
    </Stack>
  )
}
