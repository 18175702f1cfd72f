import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { banners, countedBanners, wordyBanner } from '#storybook/fakes/banners.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { BannerCard, type BannerLook } from './BannerCard.tsx'

const showing = (banner: typeof wordyBanner) => ({
  relay: { data: { Node: () => banner, ...countedBanners } },
})

const meta = preview.meta({
  component: BannerCard,
  args: { ...given('banner'), look: 'wide' as BannerLook },
  render: (args) => (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      <BannerCard {...args} />
    </ul>
  ),
  parameters: fragmentStory(
    graphql`
      query BannerCardStoryQuery {
        node(id: "banner_vote") {
          ...BannerCard_banner @alias(as: "banner")
        }
      }
    `,
    showing(banners.vote).relay.data,
  ),
})

export const Wide = meta.story()
export const Large = meta.story({ args: { look: 'large' } })
export const Small = meta.story({ args: { look: 'small' } })
export const InTalentsColour = meta.story({ parameters: showing(banners.machine) })
/** It leads to a host of somebody who paid: said in words, and to search engines. */
export const Sponsored = meta.story({
  parameters: showing(banners.sponsored),
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: /PR・港町電機/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link.getAttribute('rel')).toContain('noopener')
  },
})
export const LongText = meta.story({ parameters: showing(wordyBanner) })
