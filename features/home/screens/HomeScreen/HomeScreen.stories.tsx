import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { asMember, fakeCommunity, fakeUser } from '../../fakes.ts'
import { Screen } from './HomeScreen.tsx'
import query, { type HomeScreenQuery } from './__generated__/HomeScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<HomeScreenQuery>({
      query,
      variables: {},
      data: { Community: fakeCommunity },
    }),
  },
})

const member = {
  session: { status: 'loggedIn' as const },
  relay: { data: { Community: () => fakeCommunity(asMember), User: fakeUser } },
}

export const Default = meta.story()
export const GuestOnTablet = meta.story({ globals: atViewport('tablet') })
export const GuestOnDesktop = meta.story({ globals: atViewport('desktop') })
export const GuestOnWide = meta.story({ globals: atViewport('wide') })
export const Member = meta.story({ parameters: member })
export const MemberOnDesktop = meta.story({ globals: atViewport('desktop'), parameters: member })
export const TalentsFirst = meta.story({ parameters: { flags: { 'home.talents-first': true } } })
export const Empty = meta.story({
  parameters: {
    relay: {
      data: { Community: () => fakeCommunity({ happenings: [], channels: fakeConnection([]) }) },
    },
  },
})
/** One part could not be read: the others stand. */
export const OnePartFailed = meta.story({
  parameters: { relay: { failing: ['Community.happenings'] } },
})
