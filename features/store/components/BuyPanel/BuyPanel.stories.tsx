import { expect, fn } from 'storybook/test'
import { graphql } from 'react-relay'
import { Stack } from '#design-system/stack/Stack.tsx'
import { fakeCheckout } from '#features/checkout/fakes.ts'
import { earlyItems, fakeStoreItem, storeItems } from '#storybook/fakes/store.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import type { FakeOf } from '#storybook/fake.ts'
import type { UserErrorCode } from '#schema/types.generated.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { BuyPanel } from './BuyPanel.tsx'

const meta = preview.meta({
  component: BuyPanel,
  args: { ...given('item'), onChoose: fn() },
  parameters: fragmentStory(
    graphql`
      query BuyPanelStoryQuery {
        node(id: "storeitem_penlights") {
          ... on StoreItem @alias(as: "item") {
            ...BuyPanel_item
          }
        }
      }
    `,
    { Query: () => ({ node: storeItems.penlights }) },
  ),
  // The page's own column.
  decorators: [
    (Story) => (
      <Stack gap={5}>
        <Story />
      </Stack>
    ),
  ],
})
const of = (item: ReturnType<typeof fakeStoreItem>) => ({
  relay: { data: { Query: () => ({ node: item }) } },
})

export const Default = meta.story()
/** Bought before a size is chosen: what is missing is said beside it, and nothing is put in. */
export const SizeMissing = meta.story({
  parameters: { session: { status: 'loggedIn' }, ...of(storeItems.sizes) },
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('button', { name: '今すぐ購入する' }))
    await expect(await canvas.findByText('サイズをお選びください。')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'M' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /カートに入れる/ }))
    await expect(canvas.getByRole('radio', { name: 'M' })).toHaveFocus()
  },
})
/** Of the size that is chosen two are left. */
export const SizeChosen = meta.story({
  args: { variantId: 'storevariant_L' },
  parameters: of(storeItems.sizes),
  play: async ({ canvas }: PlayTools) => {
    await expect(canvas.getByRole('combobox', { name: '個数' })).toBeVisible()
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
  },
})
export const SoldOut = meta.story({ parameters: of(storeItems.soldOut) })
export const Upcoming = meta.story({ parameters: of(storeItems.upcoming) })
/** Members buy it before others. */
export const EarlyToMembers = meta.story({
  parameters: of(earlyItems.toMembers),
  play: async ({ canvas }: PlayTools) => {
    await expect(canvas.getByRole('button', { name: '今すぐ購入する' })).toBeEnabled()
    await expect(canvas.queryByText(/発売されたら/)).toBeNull()
  },
})
export const EarlyToOthers = meta.story({
  parameters: of(earlyItems.toOthers),
  play: async ({ canvas }: PlayTools) => {
    await expect(canvas.queryByRole('button', { name: '今すぐ購入する' })).toBeNull()
    await expect(canvas.getByRole('button', { name: /発売されたら知らせる/ })).toBeVisible()
  },
})
/** Members have bought all of it: it may come back for them, too. */
export const EarlySoldOut = meta.story({
  parameters: of(fakeStoreItem({ ...earlyItems.toMembers, stockLeft: 0, viewerAvailable: 0 })),
  play: async ({ canvas }: PlayTools) => {
    await expect(canvas.getByRole('button', { name: /再入荷したら知らせる/ })).toBeVisible()
  },
})
export const Ended = meta.story({ parameters: of(storeItems.ended) })
export const Subscription = meta.story({ parameters: of(storeItems.membership) })
/** As many as one person may have: the fan has them. */
export const LimitReached = meta.story({
  parameters: of(fakeStoreItem({ viewerAvailable: 0, viewerAllowed: 0 })),
})
/** A digital good that the fan has: the way leads to it. */
const owned = of({ ...storeItems.digital, perPersonLimit: 1, viewerAvailable: 0, viewerAllowed: 0 })
export const Owned = meta.story({
  parameters: owned,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ライブラリを見る' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'カートに入れる' })).toBeNull()
  },
})
export const OwnedEnglish = meta.story({ parameters: owned, globals: { locale: 'en' } })
/** They hold it, and have not paid: the way leads back. */
const held = { viewerAllowed: 0, viewerAvailable: 0, perPersonLimit: 1 }
const underWay = fakeCheckout({ state: 'OPEN', method: null })
const leadsBack = async ({ canvas }: PlayTools) => {
  await expect(canvas.getByRole('link', { name: 'お手続きへ戻る' })).toBeVisible()
  await expect(canvas.queryByText(/すべてご購入/)).toBeNull()
  await expect(canvas.queryByText(/売り切れ/)).toBeNull()
}
export const UnderWay = meta.story({
  parameters: of(fakeStoreItem({ ...held, viewerCheckout: underWay })),
  play: leadsBack,
})
/** It was the last one: for the others it is sold out. */
export const LastOneUnderWay = meta.story({
  parameters: of(
    fakeStoreItem({
      ...held,
      perPersonLimit: 3,
      viewerAllowed: 2,
      state: 'SOLD_OUT',
      stockLeft: 0,
      viewerCheckout: underWay,
    }),
  ),
  play: leadsBack,
})
/** More of it can be had. */
export const MoreThanUnderWay = meta.story({
  parameters: of(fakeStoreItem({ viewerCheckout: underWay })),
})
export const InBasket = meta.story({ parameters: of(fakeStoreItem({ viewerBasketQuantity: 2 })) })
export const English = meta.story({ globals: { locale: 'en' } })

/** Why so many can't be put into the basket. */
const refused = (error: FakeOf<'AddToBasketPayload'>, words: RegExp) => ({
  parameters: {
    session: { status: 'loggedIn' },
    relay: { data: { AddToBasketPayload: () => error } },
  } as const,
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('button', { name: /カートに入れる/ }))
    await expect(await canvas.findByText(words)).toBeVisible()
  },
})
const item = (code: UserErrorCode, most: number) => ({
  __typename: 'StoreErrorResponse' as const,
  code,
  most,
  values: { most },
})
export const GoneMeanwhile = meta.story(refused(item('OUT_OF_STOCK', 2), /在庫は残り2点/))
export const LimitedMeanwhile = meta.story(refused(item('LIMIT', 3), /お一人様3点まで/))
export const EndedMeanwhile = meta.story(refused(item('PERIOD', 0), /いまは販売期間外です/))
/** A membership that has ended meanwhile. */
export const NoMemberMeanwhile = meta.story(
  refused(
    {
      ...item('PERIOD', 0),
      retryAt: '2026-11-24T11:00:00.000Z',
      isMembersOnly: true,
    },
    /一般販売は、11月24日\(火\) 20:00からはじまります/,
  ),
)
export const SizeGoneMeanwhile = meta.story(
  refused(item('VARIANT_REQUIRED', 0), /選び直してください/),
)
export const BasketFull = meta.story(
  refused({ __typename: 'BasketFullError', most: 30, values: { most: 30 } }, /30種類/),
)
