import {
  bannerSections,
  countedBanners,
  fakeCarousel,
  wordyBanner,
  banners,
} from '#storybook/fakes/banners.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import query, { type BannerListScreenQuery } from './__generated__/BannerListScreenQuery.graphql.ts'
import { Screen } from './BannerListScreen.tsx'

const showing = (section: ReturnType<typeof fakeCarousel> | null) => ({
  relay: { data: { Query: () => ({ node: section }), ...countedBanners } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<BannerListScreenQuery>({
      query,
      variables: { id: 'bannercarousel_now' },
      data: showing(bannerSections.carousel).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const One = meta.story({ parameters: showing(fakeCarousel({ banners: [banners.vote] })) })
/** All of its banners have been taken down since. */
export const Empty = meta.story({ parameters: showing(fakeCarousel({ banners: [] })) })
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing(
    fakeCarousel({
      title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の特集',
      banners: [wordyBanner],
    }),
  ),
})
