import { graphql } from 'react-relay'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import {
  directChannel,
  fakeDirectMessages,
  fakeRequests,
  longNamed,
  said,
} from '#storybook/fakes/talk.ts'
import { DirectList } from './DirectList.tsx'

const having = (directMessages: Parameters<typeof fakeDirectMessages>[0]) => ({
  Viewer: () =>
    fakeViewer({ user: fakeUser(), directMessages: fakeDirectMessages(directMessages) }),
})
const showing = (directMessages: Parameters<typeof fakeDirectMessages>[0]) => ({
  relay: { data: having(directMessages) },
})

const meta = preview.meta({
  component: DirectList,
  args: { ...given('viewer'), headingLevel: 2 as const },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query DirectListStoryQuery {
          viewer {
            ...DirectList_viewer
          }
        }
      `,
      having({}),
    ),
  },
})

export const Default = meta.story()
export const OneIsOpen = meta.story({ args: { currentId: 'channel_komugi' } })
export const StrangersAsk = meta.story({
  parameters: showing({ requests: fakeRequests, requestCount: 1 }),
})
export const Empty = meta.story({ parameters: showing({ channels: fakeConnection([]) }) })
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, relay: { data: { Viewer: fakeViewer } } },
})
export const LongText = meta.story({
  parameters: showing({
    channels: fakeConnection([
      directChannel(
        {
          partner: longNamed,
        },
        {
          lastSeq: 1048,
          newestMessage: said(
            1048,
            'me',
            '2026-11-20T11:59',
            'おたよりのテーマは眠れなかった夜の話です。'.repeat(3),
          ),
        },
      ),
      directChannel(
        { id: 'direct channel_left', partner: null },
        {
          id: 'channel_left',
          newestMessage: said(4, 'komugi', '2026-11-18T11:59', '', {
            author: null,
            isDeleted: true,
          }),
        },
      ),
    ]),
  }),
})
