import { toImage } from '../../../platform/files/image.ts'
import type { CheckInStoreResolvers } from '../../types.generated.ts'
import { visitOf } from '../stores.ts'

export const CheckInStore: CheckInStoreResolvers = {
  name: ({ name }, _, { language }) => name[language],
  address: ({ address }, _, { language }) => address[language],
  note: ({ note }, _, { language }) => note?.[language] ?? null,
  picture: ({ picture }, _, context) => toImage(picture, context),
  isUsedUp: ({ visits, visitsMost }) => visits >= visitsMost,
  viewerVisit: (store, _, context) => visitOf(context, store),
}
