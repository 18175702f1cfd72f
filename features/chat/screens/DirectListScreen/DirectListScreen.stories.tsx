import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import {
  directChannel,
  fakeDirectMessages,
  fakeRequests,
  longNamed,
} from '#storybook/fakes/talk.ts'
import { Screen } from './DirectListScreen.tsx'
import query, { type DirectListScreenQuery } from './__generated__/DirectListScreenQuery.graphql.ts'

const having = (directMessages: Parameters<typeof fakeDirectMessages>[0]) => ({
  Viewer: () =>
    fakeViewer({ user: fakeUser(), directMessages: fakeDirectMessages(directMessages) }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    route: { path: '/messages/direct-messages', at: '/messages/direct-messages' },
    relay: storyRelay<DirectListScreenQuery>({
      query,
      variables: {},
      data: having({ requests: fakeRequests, requestCount: 1 }),
    }),
  },
})

export const Default = meta.story()
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
export const Empty = meta.story({
  parameters: { relay: { data: having({ channels: fakeConnection([]), unreadCount: 0 }) } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: {
    relay: {
      data: having({
        channels: fakeConnection([
          directChannel({
            partner: longNamed,
          }),
        ]),
      }),
    },
  },
})
