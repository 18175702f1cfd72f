import type { CommunityResolvers } from '../../types.generated.ts'
import { lockedRooms } from '../rooms.ts'
import { searchMessages } from '../searching.ts'

export const Community: Pick<CommunityResolvers, 'lockedRoom' | 'lockedRooms' | 'searchMessages'> =
  {
    lockedRooms: ({ id }, _, context) => lockedRooms(context, id),
    lockedRoom: async ({ id }, { channelId }, context) =>
      (await lockedRooms(context, id)).find((room) => room.id === channelId) ?? null,
    searchMessages: ({ id }, args, context) => searchMessages(context, id, args),
  }
