import type { RoomShowResolvers } from '../../types.generated.ts'

export const RoomShow: RoomShowResolvers = {
  scheduleId: ({ id }) => id,
  title: ({ title }, _, { language }) => title[language],
}
