import { expect, waitFor } from 'storybook/test'
import { graphql } from 'react-relay'
import {
  bannerSections,
  countedBanners,
  banners,
  fakeCarousel,
  fakeSlide,
  wordyBanner,
} from '#storybook/fakes/banners.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { BannerSection } from './BannerSection.tsx'

type Section = (typeof bannerSections)[keyof typeof bannerSections]
const showing = (section: Section) => ({
  relay: { data: { Node: () => section, ...countedBanners } },
})

const meta = preview.meta({
  component: BannerSection,
  args: given('section'),
  parameters: fragmentStory(
    graphql`
      query BannerSectionStoryQuery {
        node(id: "bannercarousel_now") {
          ...BannerSection_section @alias(as: "section")
        }
      }
    `,
    showing(bannerSections.carousel).relay.data,
  ),
})

export const Carousel = meta.story()
export const CarouselOnDesktop = meta.story({ globals: atViewport('desktop') })
export const CarouselInEnglish = meta.story({ globals: { locale: 'en' } })
export const Slide = meta.story({ parameters: showing(bannerSections.slide) })
export const SlideOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: showing(bannerSections.slide),
})
export const Swipe = meta.story({ parameters: showing(bannerSections.swipe) })
export const SwipeOnDesktop = meta.story({
  globals: atViewport('desktop'),
  parameters: showing(bannerSections.swipe),
})
/** One banner fills the row: there is nothing to turn. */
export const OnlyOne = meta.story({
  parameters: showing(fakeCarousel({ banners: [banners.greenhouse] })),
})
/** Who pays is said on the picture. */
export const Sponsored = meta.story({
  parameters: showing(fakeSlide({ banners: [banners.sponsored, banners.vote] })),
})
export const LongText = meta.story({
  parameters: showing(
    fakeCarousel({
      title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想',
      banners: [wordyBanner, banners.vote],
    }),
  ),
})

/** The arrows lead to the last one and stop there. */
export const Turned = meta.story({
  async play({ canvas, userEvent }) {
    const next = canvas.getByRole('button', { name: '次へ' })
    for (const at of [2, 3, 4]) {
      await userEvent.click(next)
      await waitFor(() => expect(canvas.getByText(`${at} / 4`)).toBeVisible())
    }
    await waitFor(() => expect(next).toBeDisabled())
    await expect(canvas.getByRole('button', { name: '前へ' })).toBeEnabled()
  },
})

/** It turns by itself only for whoever asked, and stops where they take hold of it. */
export const TurningByItself = meta.story({
  async play({ canvas, userEvent }) {
    const turning = canvas.getByRole('button', { name: '自動でめくる' })
    await expect(turning).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(turning)
    await expect(turning).toHaveAttribute('aria-pressed', 'true')
    const [first] = canvas.getAllByRole('link', { name: /冬の特別番組/ })
    first!.focus()
    await waitFor(() => expect(turning).toHaveAttribute('aria-pressed', 'false'))
    await userEvent.click(turning)
  },
})
