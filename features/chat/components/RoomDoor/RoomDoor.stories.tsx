import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeNft, forMembers, lockedRoom, membersRoom } from '#storybook/fakes/talk.ts'
import { RoomDoor } from './RoomDoor.tsx'

const meta = preview.meta({
  component: RoomDoor,
  args: given('room'),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query RoomDoorStoryQuery {
          tenant {
            community {
              room: lockedRoom(channelId: "channel_comet") {
                ...RoomDoor_room
              }
            }
          }
        }
      `,
      { Community: () => fakeCommunity({ lockedRoom: lockedRoom() }) },
    ),
  },
})
const of = (...room: Parameters<typeof lockedRoom>) => ({
  relay: { data: { Community: () => fakeCommunity({ lockedRoom: lockedRoom(...room) }) } },
})
const joinable = of({}, { standing: 'JOINABLE' })

export const Default = meta.story()
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Joinable = meta.story({ parameters: joinable })
export const JoinableInEnglish = meta.story({ globals: { locale: 'en' }, parameters: joinable })
/** What it asks for is drawn nowhere at the moment. */
export const NoWay = meta.story({
  parameters: of({}, { nft: fakeNft({ treasureMachine: null }) }),
})
export const LongText = meta.story({
  parameters: of(
    {
      name: '夜明けまで起きてる会の観測室'.repeat(3),
      topic: 'メダルの番号で呼び合う観測室。'.repeat(6),
    },
    { name: '夜明けまで起きてる会が百回つづいた夜の記念メダル'.repeat(2) },
  ),
})

/** It asks that one is a member by a subscription. */
const ofMembers = of(membersRoom, forMembers())
const joinableToMembers = of(membersRoom, forMembers({ standing: 'JOINABLE' }))
export const ForMembers = meta.story({ parameters: ofMembers })
ForMembers.test('leads to the membership', async ({ canvas }) => {
  const way = canvas.getByRole('link', { name: '会員の案内を見る' })
  await expect(way).toHaveAttribute(
    'href',
    expect.stringContaining('/store/items/storeitem_members'),
  )
  await expect(canvas.queryByRole('button', { name: '部屋に入る' })).toBeNull()
})
export const ForMembersOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: ofMembers,
})
export const ForMembersInEnglish = meta.story({ globals: { locale: 'en' }, parameters: ofMembers })
export const JoinableToMembers = meta.story({ parameters: joinableToMembers })
export const JoinableToMembersInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: joinableToMembers,
})

const enter = async ({ canvas, userEvent }: PlayTools) =>
  userEvent.click(canvas.getByRole('button', { name: '部屋に入る' }))

export const Joining = meta.story({
  parameters: {
    relay: { ...joinable.relay, outcome: { useJoinRoomMutation: 'pending' } },
  },
  play: enter,
})
/** The piece was lost while the page stood open. */
export const Refused = meta.story({
  parameters: {
    relay: {
      data: {
        ...joinable.relay.data,
        JoinRoomPayload: () => ({ __typename: 'RoomConditionError' }),
      },
    },
  },
  play: async (tools: PlayTools) => {
    await enter(tools)
    await expect(
      await tools.canvas.findByText('この部屋に必要なものを、いまはお持ちでないようです。'),
    ).toBeVisible()
  },
})
