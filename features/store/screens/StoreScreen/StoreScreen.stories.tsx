import { fakeCheckout } from '#features/checkout/fakes.ts'
import { bannerSections, countedBanners } from '#storybook/fakes/banners.ts'
import { asMember, fakeCommunity } from '#storybook/fakes/community.ts'
import {
  fakeBasket,
  fakeStoreSection,
  storeItems,
  storeSections,
  wordyItem,
} from '#storybook/fakes/store.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, { type StoreScreenQuery } from './__generated__/StoreScreenQuery.graphql.ts'
import { Screen } from './StoreScreen.tsx'

const sections = Object.values(storeSections)
const community = (more: Parameters<typeof fakeCommunity>[0] = {}) => ({
  Community: () =>
    fakeCommunity({ storeSections: sections, viewerArrivals: [], viewerBasket: null, ...more }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<StoreScreenQuery>({
      query,
      data: community({ ...asMember, viewerBasket: fakeBasket() }),
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Guest = meta.story({
  parameters: { session: { status: 'notLoggedIn' }, relay: { data: community() } },
})
/** Something that the fan waited for can be bought. */
export const Arrived = meta.story({
  parameters: {
    relay: { data: community({ viewerArrivals: [storeItems.few], storeSections: [] }) },
  },
})
/** An order waits to be paid: the way back stands before all else. */
export const UnderWay = meta.story({
  parameters: {
    relay: {
      data: community({
        storeSections: [],
        viewerArrivals: [storeItems.few],
        viewerCheckout: fakeCheckout({ state: 'OPEN', method: null }),
      }),
    },
  },
})
/** Nothing is sold here yet. */
export const Empty = meta.story({
  parameters: { relay: { data: community({ storeSections: [] }) } },
})
/** Below the first shelf: one row with the next in sight, and one to swipe. */
export const Banners = meta.story({
  parameters: {
    relay: {
      data: {
        ...countedBanners,
        ...community({
          ...asMember,
          storeSections: sections.slice(0, 1),
          bannerSections: [bannerSections.slide, bannerSections.swipe],
        }),
      },
    },
  },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({
  parameters: { relay: { failing: ['Community.storeSections'] } },
})
export const LongText = meta.story({
  parameters: {
    relay: {
      data: community({
        storeSections: [
          fakeStoreSection({
            title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の売り場',
            lead: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(3),
            items: fakeConnection([wordyItem]),
          }),
        ],
      }),
    },
  },
})
