import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { earlyItems, fakeStoreItem, storeItems } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { SalePeriod } from './SalePeriod.tsx'

const meta = preview.meta({
  component: SalePeriod,
  args: given('item'),
  parameters: fragmentStory(
    graphql`
      query SalePeriodStoryQuery {
        node(id: "storeitem_penlights") {
          ... on StoreItem @alias(as: "item") {
            ...SalePeriod_item
          }
        }
      }
    `,
    { Query: () => ({ node: storeItems.penlights }) },
  ),
})
const of = (item: ReturnType<typeof fakeStoreItem>) => ({
  relay: { data: { Query: () => ({ node: item }) } },
})

/** Sold until its end, which is counted down to. */
export const Default = meta.story({ parameters: of(storeItems.madeToOrder) })
export const Upcoming = meta.story({ parameters: of(storeItems.upcoming) })
/** Sold to members by now: they are told of themselves. */
export const EarlyToMembers = meta.story({
  parameters: of(earlyItems.toMembers),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/もう購入できます/)).toBeVisible()
    await expect(canvas.getByText(/一般販売は2026年11月24日/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
/** To the others, the way to the membership. */
export const EarlyToOthers = meta.story({
  parameters: of(earlyItems.toOthers),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/「よいやみ会員（月額）」の会員は、いま/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /よいやみ会員/ })).toHaveAttribute(
      'href',
      '/store/items/storeitem_members',
    )
  },
})
export const SoonToMembers = meta.story({ parameters: of(earlyItems.soonToMembers) })
export const SoonToOthers = meta.story({ parameters: of(earlyItems.soonToOthers) })
export const EarlyToMembersInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: of(earlyItems.toMembers),
})
export const EarlyToOthersInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: of(earlyItems.toOthers),
})
export const English = meta.story({
  globals: { locale: 'en' },
  parameters: of(storeItems.madeToOrder),
})
