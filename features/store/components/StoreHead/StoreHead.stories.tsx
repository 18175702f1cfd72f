import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { emptyBasket, fakeBasket } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { StoreHead } from './StoreHead.tsx'

const having = (viewerBasket: ReturnType<typeof fakeBasket> | null) => ({
  Community: () => fakeCommunity({ viewerBasket }),
})

const meta = preview.meta({
  component: StoreHead,
  args: given('community'),
  parameters: fragmentStory(
    graphql`
      query StoreHeadStoryQuery {
        tenant {
          community {
            ...StoreHead_community
          }
        }
      }
    `,
    having(fakeBasket()),
  ),
})

/** How many wait in the basket stands on the way to it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /3/ })).toHaveAttribute(
      'href',
      '/store/cart/baskets',
    )
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const EmptyBasket = meta.story({ parameters: { relay: { data: having(emptyBasket) } } })
