import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { fakeChannel, lockedRoom, notJoined, said } from '#storybook/fakes/talk.ts'
import { ChannelList } from './ChannelList.tsx'

const meta = preview.meta({
  component: ChannelList,
  args: { ...given('community', 'viewer'), headingLevel: 1 as const },
  parameters: fragmentStory(
    graphql`
      query ChannelListStoryQuery {
        tenant {
          community {
            ...ChannelList_community
          }
        }
        viewer {
          ...ChannelList_viewer
          ...MessageTabs_viewer
        }
      }
    `,
    { Community: () => fakeCommunity(asMember), Viewer: fakeViewer },
  ),
})

const holding = (...channels: ReturnType<typeof fakeChannel>[]) => ({
  relay: {
    data: {
      Community: () => fakeCommunity({ channels: fakeConnection(channels) }),
    },
  },
})

export const Default = meta.story()
export const ChannelChosen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('link', { name: /ロビー/ }))
    await waitFor(() =>
      expect(
        canvasElement.querySelector('[data-address="/messages/chat/channel_lobby"]'),
      ).toBeTruthy(),
    )
  },
})
export const OneIsOpen = meta.story({ args: { currentId: 'channel_lobby' } })
export const Empty = meta.story({ parameters: holding() })
/** Rooms that the fan has not come into stand behind those in which they talk. */
export const WithLockedRoom = meta.story({
  parameters: {
    relay: {
      data: { Community: () => fakeCommunity({ ...asMember, lockedRooms: [lockedRoom()] }) },
    },
  },
})
export const Guest = meta.story({ parameters: holding(fakeChannel(notJoined)) })
export const NothingSaidYet = meta.story({
  parameters: holding(fakeChannel({ newestMessage: null, lastSeq: 0 })),
})
export const LongText = meta.story({
  parameters: holding(
    fakeChannel({
      name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋',
      visibility: 'MEMBERS',
      lastSeq: 1048,
      newestMessage: said(
        1048,
        'kujira',
        '2026-11-20T11:59',
        'おたよりのテーマは「眠れなかった夜の話」です。'.repeat(3),
      ),
    }),
  ),
})
