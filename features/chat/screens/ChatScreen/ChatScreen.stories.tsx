import type { ComponentType } from 'react'
import { expect } from 'storybook/test'
import type { PlayTools } from '#storybook/playTools.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { asMember, fakeCommunity, fakeTenant } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { channels, fakeChannel, lockedRoom, notJoined } from '#storybook/fakes/talk.ts'
import { MiniPlayer } from '#features/player/index.ts'
import { inTheCorner } from '#features/player/fakes.ts'
import { Screen } from './ChatScreen.tsx'
import query, { type ChatScreenQuery } from './__generated__/ChatScreenQuery.graphql.ts'

const foot = { name: '灯台のふもと' }

/** The channel that is open: the same one stands in the list. */
const opened = (
  channel = fakeChannel(foot),
  viewer: Parameters<typeof fakeCommunity>[0] = asMember,
) => ({
  Community: () =>
    fakeCommunity({
      ...viewer,
      channels: fakeConnection([channel, channels.announcements, channels.midnight]),
    }),
  Node: () => channel,
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    stream: { status: 'open' },
    route: { path: '/messages/chat/:channel_id', at: '/messages/chat/channel_lobby' },
    relay: storyRelay<ChatScreenQuery>({
      query,
      variables: { channelId: 'channel_lobby', count: 50 },
      data: {
        Tenant: fakeTenant,
        Viewer: () => fakeViewer({ user: fakeUser() }),
        ...opened(),
      },
      outcome: { markReadMutation: 'pending' },
    }),
  },
})

export const Default = meta.story()
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
export const GuestOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: {
    session: { status: 'notLoggedIn' },
    stream: { status: 'idle' },
    relay: {
      data: { Viewer: fakeViewer, ...opened(fakeChannel({ ...foot, ...notJoined }), {}) },
    },
  },
})
export const Empty = meta.story({
  parameters: {
    relay: {
      data: opened(
        fakeChannel({ ...foot, messages: fakeConnection([]), newestMessage: null, lastSeq: 0 }),
      ),
    },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const LoadingOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { outcome: 'pending' } },
})
/** The messages could not be read: which channel it is stands, and so does the list beside it. */
export const Failed = meta.story({ parameters: { relay: { failing: ['Channel.messages'] } } })
export const FailedOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { failing: ['Channel.messages'] } },
})
export const Missing = meta.story({
  parameters: { relay: { data: { Query: () => ({ node: null }) } } },
})
export const MissingOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { data: { Query: () => ({ node: null }) } } },
})
const behindDoor = {
  relay: {
    data: {
      Query: () => ({ node: null }),
      Community: () =>
        fakeCommunity({ ...asMember, lockedRooms: [lockedRoom()], lockedRoom: lockedRoom() }),
    },
  },
}
/** A room that asks for something: its door, and nothing of its talk. */
export const LockedOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: behindDoor,
})
export const LongText = meta.story({
  globals: atViewport('wide'),
  parameters: {
    relay: {
      data: opened(
        fakeChannel({
          messages: fakeConnection([]),
          newestMessage: null,
          name: 'とても長い名前の部屋'.repeat(8),
        }),
      ),
    },
  },
})

/** A film goes on under the room's head: it covers neither what is said nor where one writes. */
const besideFilm = {
  decorators: [
    (Story: ComponentType) => (
      <>
        <Story />
        <MiniPlayer playing={inTheCorner} isFolded />
      </>
    ),
  ],
  async play({ canvas }: PlayTools) {
    const film = (
      await canvas.findByRole('region', { name: /再生中の映像/ })
    ).getBoundingClientRect()
    const log = canvas.getByRole('log').parentElement!.getBoundingClientRect()
    const head = canvas.getByRole('heading', { level: 1 }).closest('header')!
    await expect(film.top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom)
    await expect(film.bottom).toBeLessThanOrEqual(log.top)
    await expect(film.left).toBe(log.left)
    // A page as high as the window stays so.
    await expect(document.documentElement.scrollHeight).toBe(innerHeight)
  },
}
export const BesideFilm = meta.story(besideFilm)
export const BesideFilmOnTablet = meta.story({ globals: atViewport('tablet'), ...besideFilm })
export const BesideFilmOnDesktop = meta.story({ globals: atViewport('desktop'), ...besideFilm })
