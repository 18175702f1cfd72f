import type { MutationResolvers } from '../../types.generated.ts'
import { readNotifications, setNotificationKind } from '../reading.ts'

export const Mutation: Pick<MutationResolvers, 'readNotifications' | 'setNotificationKind'> = {
  readNotifications: (_, { input }, context) => readNotifications(context, input),
  setNotificationKind: (_, { input }, context) => setNotificationKind(context, input),
}
