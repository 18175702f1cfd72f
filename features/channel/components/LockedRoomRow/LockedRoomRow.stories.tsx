import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { forMembers, lockedRoom, membersRoom } from '#storybook/fakes/talk.ts'
import { LockedRoomRow } from './LockedRoomRow.tsx'

const meta = preview.meta({
  component: LockedRoomRow,
  args: given('room'),
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  parameters: fragmentStory(
    graphql`
      query LockedRoomRowStoryQuery {
        tenant {
          community {
            room: lockedRoom(channelId: "channel_comet") {
              ...LockedRoomRow_room
            }
          }
        }
      }
    `,
    { Community: () => fakeCommunity({ lockedRoom: lockedRoom() }) },
  ),
})

export const Default = meta.story()
export const Current = meta.story({ args: { isCurrent: true } })
export const English = meta.story({ globals: { locale: 'en' } })
const ofMembers = {
  relay: {
    data: {
      Community: () => fakeCommunity({ lockedRoom: lockedRoom(membersRoom, forMembers()) }),
    },
  },
}
export const ForMembers = meta.story({ parameters: ofMembers })
export const ForMembersInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: ofMembers,
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () =>
          fakeCommunity({
            lockedRoom: lockedRoom({ name: '夜明けまで起きてる会の観測室'.repeat(3) }),
          }),
      },
    },
  },
})
