import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { ParcelLines_delivery$key } from './__generated__/ParcelLines_delivery.graphql.ts'

/** What is in a parcel. */
export function ParcelLines(props: { delivery: ParcelLines_delivery$key }) {
  const { lines } = useFragment(
    graphql`
      fragment ParcelLines_delivery on RealGoodsDelivery @throwOnFieldError {
        lines {
          itemId
          name
          quantity
        }
      }
    `,
    props.delivery,
  )
  const intl = useIntl()
  return (
    <Stack gap={1}>
      <Heading level={2} size="medium">
        {intl.formatMessage({ id: 'delivery.contents' })}
      </Heading>
      {lines.map(({ itemId, name, quantity }) => (
        <Inline key={`${itemId} ${name}`} gap={4} justify="between">
          <Text>{name}</Text>
          <Text tone="muted">{intl.formatMessage({ id: 'delivery.quantity' }, { quantity })}</Text>
        </Inline>
      ))}
    </Stack>
  )
}
