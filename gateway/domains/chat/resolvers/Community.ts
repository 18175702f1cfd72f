import type { CommunityResolvers } from '../../types.generated.ts'
import { lockedRooms } from '../rooms.ts'

export const Community: Pick<CommunityResolvers, 'lockedRoom' | 'lockedRooms'> = {
  lockedRooms: ({ id }, _, context) => lockedRooms(context, id),
  lockedRoom: async ({ id }, { channelId }, context) =>
    (await lockedRooms(context, id)).find((room) => room.id === channelId) ?? null,
}
