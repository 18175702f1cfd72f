import { expect, fn } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { awaiting, fakeDelivery, longDestination } from '../../fakes.ts'
import { Screen } from './DeliveryScreen.tsx'
import query, { type DeliveryScreenQuery } from './__generated__/DeliveryScreenQuery.graphql.ts'

const copied = fn(async () => undefined)

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<DeliveryScreenQuery>({
      query,
      variables: { id: 'delivery_one' },
      data: { Query: () => ({ node: fakeDelivery() }) },
    }),
    route: { at: '/store/prize/delivery/delivery_one' },
  },
  beforeEach() {
    copied.mockClear()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: copied },
    })
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
/** Another's, or none: nobody can tell which. */
export const Empty = meta.story({
  parameters: { relay: { data: { Query: () => ({ node: null }) } } },
})
export const LongText = meta.story({
  parameters: {
    relay: { data: { Query: () => ({ node: fakeDelivery({ destination: longDestination }) }) } },
  },
})

const standing = (part: Parameters<typeof fakeDelivery>[0]) => ({
  relay: { data: { Query: () => ({ node: fakeDelivery(part) }) } },
})

export const AwaitingAddress = meta.story({
  parameters: standing(awaiting),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お届け先を決める' })).toBeVisible()
  },
})
/** What is in the parcel is told apart by its size. */
export const Sizes = meta.story({
  parameters: standing({
    lines: ['M', 'XL'].map((size) => ({
      itemId: 'item_shirt',
      name: `放送局Tシャツ（夜空の紺） サイズ: ${size}`,
      quantity: 1,
    })),
  }),
})
export const Shipped = meta.story({
  parameters: standing({
    state: 'SHIPPED',
    carrier: 'ヤマト運輸',
    trackingNumber: '1234-5678-9012',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /配送会社のサイトで/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/.*123456789012$/),
    )
  },
})
const onTheWay = standing({
  state: 'SHIPPED',
  carrier: 'ヤマト運輸',
  trackingNumber: '1234-5678-9012',
})
export const Copied = meta.story({
  parameters: onTheWay,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '番号をコピー' }))
    await expect(await canvas.findByText('追跡番号をコピーしました。')).toBeVisible()
    await expect(copied).toHaveBeenCalledWith('1234-5678-9012')
  },
})
export const ShippedEnglish = meta.story({ parameters: onTheWay, globals: { locale: 'en' } })
export const ShippedDesktop = meta.story({
  parameters: onTheWay,
  globals: atViewport('desktop'),
})
/** Of a carrier that is not known, the number alone. */
export const ShippedOtherwise = meta.story({
  parameters: standing({
    state: 'SHIPPED',
    carrier: '港の渡し船',
    trackingNumber: 'MINATO-2026-1120',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /配送会社/ })).toBeNull()
  },
})
export const Delivered = meta.story({
  parameters: standing({
    state: 'DELIVERED',
    carrier: 'ヤマト運輸',
    trackingNumber: '1234-5678-9012',
  }),
})
export const Returned = meta.story({ parameters: standing({ state: 'RETURNED' }) })
export const Canceled = meta.story({
  parameters: standing({ state: 'CANCELED', destination: null }),
})
