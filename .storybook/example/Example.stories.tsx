import { graphql } from 'react-relay'
import { fakeOf } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { Example } from './Example.tsx'
import type { ExampleStoryQuery } from './__generated__/ExampleStoryQuery.graphql.ts'

const fakeMessage = fakeOf('Message', {
  text: '今日の配信も楽しみです',
  sentAt: '2026-11-20T02:30:00.000Z',
})
const fakeChannel = fakeOf('Channel', {
  id: 'channel_01',
  name: '歌の広場',
  topic: '歌枠の感想と、次に聴きたい曲',
  lastSeq: 12,
})

const meta = preview.meta({
  component: Example,
  args: given('channel'),
  parameters: {
    relay: storyRelay<ExampleStoryQuery>({
      query: graphql`
        query ExampleStoryQuery {
          node(id: "channel_01") {
            ...Example_channel @alias(as: "channel")
          }
        }
      `,
      data: { Node: fakeChannel, Message: fakeMessage },
      getReferenceEntries: ({ node }) => ({ channel: node?.channel }),
    }),
    route: { path: '/messages/chat/:channel_id', at: '/messages/chat/channel_01' },
  },
})

export const Default = meta.story()
export const Empty = meta.story({
  parameters: { relay: { data: { Node: () => fakeChannel({ newestMessage: null }) } } },
})
export const Failed = meta.story({
  parameters: { relay: { outcome: 'error', failure: () => <p>つながりませんでした</p> } },
})
export const Loading = meta.story({
  parameters: { relay: { outcome: 'pending', fallback: () => <p>…</p> } },
})
