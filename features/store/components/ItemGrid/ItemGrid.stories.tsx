import { expect, fn } from 'storybook/test'
import { graphql } from 'react-relay'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeStoreSection, storeItems } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import type { ItemGridStoryQuery } from './__generated__/ItemGridStoryQuery.graphql.ts'
import { ItemGrid } from './ItemGrid.tsx'

const next = { hasMore: true, isLoading: false, onLoad: fn(), pageSize: 24 }

const meta = preview.meta({
  component: ItemGrid,
  args: { ...given('items'), next },
  parameters: {
    relay: storyRelay<ItemGridStoryQuery>({
      query: graphql`
        query ItemGridStoryQuery {
          node(id: "storesection_goods") {
            ... on StoreSection @alias(as: "section") {
              items(first: 24) {
                edges {
                  node {
                    id
                    ...ItemCard_item
                  }
                }
              }
            }
          }
        }
      `,
      data: {
        Query: () => ({
          node: fakeStoreSection({ items: fakeConnection(Object.values(storeItems)) }),
        }),
      },
      getReferenceEntries: ({ node }) => ({
        items: node?.section?.items.edges.map((edge) => edge.node),
      }),
    }),
  },
})

/** One of each kind and standing; the next page is asked for. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(next.onLoad).toHaveBeenCalledWith(24, expect.anything())
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const MoreOnTheWay = meta.story({ args: { next: { ...next, isLoading: true } } })
/** That is all. */
export const Last = meta.story({
  args: { next: { ...next, hasMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
