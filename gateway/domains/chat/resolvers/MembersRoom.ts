import type { MembersRoomResolvers } from '../../types.generated.ts'

export const MembersRoom: MembersRoomResolvers = {
  channelId: ({ id }) => id,
  name: ({ name }, _, { language }) => name[language],
  topic: ({ topic }, _, { language }) => topic[language],
}
