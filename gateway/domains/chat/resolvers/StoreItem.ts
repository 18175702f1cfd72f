import type { StoreItemResolvers } from '../../types.generated.ts'
import { membersRooms } from '../rooms.ts'

export const StoreItem: Pick<StoreItemResolvers, 'membersRooms'> = {
  membersRooms: (item, _, context) => membersRooms(context, item),
}
