import { expect, waitFor } from 'storybook/test'
import type { PlayTools } from '#storybook/playTools.ts'
import type { FakeOf } from '#storybook/fake.ts'
import type { UserErrorCode } from '#schema/types.generated.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeCheckout } from '../../fakes.ts'
import { CheckoutBegin } from './CheckoutBegin.tsx'

const meta = preview.meta({
  component: CheckoutBegin,
  args: { communityId: 'community_01' },
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay({
      data: {
        OpenCheckoutPayload: () => ({ __typename: 'OpenCheckoutSuccess', session: fakeCheckout() }),
        CheckoutSession: fakeCheckout,
      },
    }),
  },
})

/** What is held is held now: the address says so. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-address]')).toHaveAttribute(
        'data-address',
        '/store/order/checkout?session=checkout_01',
      ),
    )
  },
})
const itemName = '一周年 光るペンライトバッジ'
/** Nothing is begun: why, and the way back. */
const refused = (error: FakeOf<'OpenCheckoutPayload'>, words: RegExp, way = 'カートへ戻る') => ({
  parameters: { relay: { data: { OpenCheckoutPayload: () => error } } },
  play: async ({ canvas }: PlayTools) => {
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.getByText(way)).toBeVisible()
  },
})
const item = (code: UserErrorCode, left = 0) => ({
  __typename: 'CheckoutItemError' as const,
  code,
  itemId: 'storeitem_badge',
  itemName,
  left,
})
export const SoldOut = meta.story(refused(item('OUT_OF_STOCK'), /在庫がなくなりました/))
export const LimitReached = meta.story(refused(item('LIMIT', 1), /お一人様の上限/))
/** A digital good that the fan has: the way leads to it. */
export const Owned = meta.story(
  refused(item('OWNED'), /一度だけご購入いただけます/, 'ライブラリを見る'),
)
export const OwnedEnglish = meta.story({
  ...refused(item('OWNED'), /is bought once/, 'See your library'),
  globals: { locale: 'en' },
})
export const OutsideSale = meta.story(refused(item('PERIOD'), /販売期間外です/))
/** Put into the basket by a member, who is none by now. */
export const MembersOnly = meta.story(
  refused(
    {
      ...item('PERIOD'),
      retryAt: '2026-11-24T11:00:00.000Z',
      isMembersOnly: true,
    },
    /会員だけの先行販売中です。一般販売は、11月24日/,
  ),
)
/** The way leads to where it is chosen. */
export const SizeMissing = meta.story({
  args: { item: { itemId: 'storeitem_badge', quantity: 1 } },
  ...refused(item('VARIANT_REQUIRED'), /お選びください/, '商品のページへ'),
})
export const SizeGoneInBasket = meta.story(refused(item('VARIANT_REQUIRED'), /お選びください/))
export const Subscribed = meta.story(
  refused(item('SUBSCRIBED'), /すでにお申し込み/, '定期購入を見る'),
)
/** It was emptied in another tab. */
export const EmptyBasket = meta.story(
  refused({ __typename: 'EmptyBasketError' }, /カートに商品がありません/, 'ストアへ戻る'),
)
export const NoAnswer = meta.story({
  parameters: { relay: { outcome: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/通信できません/)).toBeVisible()
  },
})
