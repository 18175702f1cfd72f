import { toImage } from '../../../platform/files/image.ts'
import { loadDelivery } from '../../delivery/service.ts'
import { loadItem } from '../../store/service.ts'
import type { CheckInPresentResolvers } from '../../types.generated.ts'
import { canReach, claimableUntil, forViewer, presentStanding } from '../presents.ts'

export const CheckInPresent: CheckInPresentResolvers = {
  name: ({ name }, _, { language }) => name[language],
  description: ({ description }, _, { language }) => description[language],
  picture: ({ picture }, _, context) => toImage(picture, context),
  item: ({ digitalItem, thingId }, _, context) =>
    digitalItem === 'STORE_ITEM' ? loadItem(context, thingId!) : null,
  claimableUntil: (present) => claimableUntil(present),
  viewerStamps: async (present, _, context) => (await forViewer(context, present)).stamps,
  viewerStanding: (present, _, context) => presentStanding(context, present),
  viewerCanReach: (present, _, context) => canReach(context, present),
  viewerReceivedAt: async (present, _, context) =>
    (await forViewer(context, present)).claim?.at ?? null,
  viewerDelivery: async (present, _, context) => {
    const { claim } = await forViewer(context, present)
    return claim?.deliveryId ? loadDelivery(context, claim.deliveryId) : null
  },
}
