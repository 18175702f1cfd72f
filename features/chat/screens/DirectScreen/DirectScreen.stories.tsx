import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { directChannel, fakeDirectMessages, longNamed } from '#storybook/fakes/talk.ts'
import { Screen } from './DirectScreen.tsx'
import query, { type DirectScreenQuery } from './__generated__/DirectScreenQuery.graphql.ts'

const at = (...of: Parameters<typeof directChannel>) => ({
  Node: () => directChannel(...of),
})
const closed = { viewerCanPost: false }

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    stream: { status: 'open' },
    route: {
      path: '/messages/direct-messages/:private_channel_id',
      at: '/messages/direct-messages/channel_komugi',
    },
    relay: storyRelay<DirectScreenQuery>({
      query,
      variables: { channelId: 'channel_komugi', count: 50 },
      data: {
        Viewer: () => fakeViewer({ user: fakeUser(), directMessages: fakeDirectMessages() }),
        ...at(),
      },
      outcome: { markReadMutation: 'pending' },
    }),
  },
})

export const Default = meta.story()
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({
  parameters: {
    relay: {
      data: at(
        { state: 'ASKING', messagesLeft: 3 },
        { messages: fakeConnection([]), newestMessage: null, lastSeq: 0, lastRev: 0 },
      ),
    },
  },
})
export const Asked = meta.story({
  parameters: { relay: { data: at({ state: 'ASKED' }, closed) } },
})
export const Blocked = meta.story({
  parameters: { relay: { data: at({ state: 'BLOCKING' }, closed) } },
})
export const Refused = meta.story({
  parameters: { relay: { data: at({ state: 'CLOSED' }, closed) } },
})
export const Loading = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { outcome: 'pending' } },
})
// On a phone these are as a channel's: the list beside them tells them apart.
export const Failed = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { failing: ['Channel.messages'] } },
})
export const Missing = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { data: { Query: () => ({ node: null }) } } },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: at({
        partner: longNamed,
      }),
    },
  },
})
