import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeCommunity, fakeTenant } from '../../fakes.ts'
import { Screen } from './ChannelsScreen.tsx'
import query, { type ChannelsScreenQuery } from './__generated__/ChannelsScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    route: { path: '/messages', at: '/messages' },
    relay: storyRelay<ChannelsScreenQuery>({ query, variables: {}, data: { Tenant: fakeTenant } }),
  },
})

export const Default = meta.story()
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
export const Empty = meta.story({
  parameters: {
    relay: {
      data: {
        Tenant: () => fakeTenant({ community: fakeCommunity({ channels: fakeConnection([]) }) }),
      },
    },
  },
})
