import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeChannel, said } from '#storybook/fakes/talk.ts'
import { Screen } from './ChannelsScreen.tsx'
import query, { type ChannelsScreenQuery } from './__generated__/ChannelsScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    route: { path: '/messages', at: '/messages' },
    relay: storyRelay<ChannelsScreenQuery>({
      query,
      variables: {},
      data: { Community: () => fakeCommunity(asMember) },
    }),
  },
})

export const Default = meta.story()
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
export const Empty = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () => fakeCommunity({ channels: fakeConnection([]) }),
      },
    },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const LoadingOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { outcome: 'pending' } },
})
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
/** The channels alone could not be read. */
export const ChannelsFailed = meta.story({
  globals: atViewport('desktop'),
  parameters: { relay: { failing: ['Community.channels'] } },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Community: () =>
          fakeCommunity({
            channels: fakeConnection([
              fakeChannel({
                name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋',
                lastSeq: 1048,
                newestMessage: said(
                  1048,
                  'kujira',
                  '2026-11-20T11:59',
                  'おたよりのテーマは「眠れなかった夜の話」です。'.repeat(3),
                ),
              }),
            ]),
          }),
      },
    },
  },
})
