import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as collectionPaths } from '#addresses/collection.ts'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { DeliveryLink } from '#features/delivery/index.ts'
import type {
  PresentWay_present$data,
  PresentWay_present$key,
} from './__generated__/PresentWay_present.graphql.ts'

/** The way to a present that the fan has. */
export function PresentWay(props: { present: PresentWay_present$key }) {
  const present = useFragment(
    graphql`
      fragment PresentWay_present on CheckInPresent @throwOnFieldError {
        digitalItem
        item {
          id
        }
        viewerDelivery {
          ...DeliveryLink_delivery
        }
      }
    `,
    props.present,
  )
  const { digitalItem, viewerDelivery } = present
  if (viewerDelivery) return <DeliveryLink delivery={viewerDelivery} />
  const href = addressOf(present)
  if (digitalItem == null || href === null) return null
  return (
    <ButtonLink href={href} size="large" isFullWidth>
      <FormattedMessage id={`check-in.present.way.${digitalItem}`} />
    </ButtonLink>
  )
}

/** Null of what this page does not know. */
function addressOf({ digitalItem, item }: PresentWay_present$data): string | null {
  switch (digitalItem) {
    case 'STORE_ITEM':
      return item ? giftPaths.gifts({ item_id: item.id }) : null
    case 'PROFILE_BADGE':
      return collectionPaths.badges()
    case 'COLLECTABLE_CARD':
      return collectionPaths.collections()
    case 'TREASURE_MACHINE_TICKET':
      return machinePaths.machines()
    default:
      return null
  }
}
