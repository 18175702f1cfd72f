import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { writeStoreCode } from '#rules/storeCode.ts'
import { fakeStore } from '../../fakes.ts'
import { Counter } from './Counter.tsx'

const code = writeStoreCode({ store: 1, stamp: 3_628_000, tag: 'W4VE5' })

const meta = preview.meta({
  component: Counter,
  args: { counterKey: 'checkinstore_shop.key' },
  parameters: {
    relay: {
      data: {
        Query: () => ({
          checkInCounter: {
            __typename: 'CheckInCounter',
            code,
            turnsAt: '2026-11-20T03:01:00.000Z',
            store: fakeStore(),
          },
        }),
      },
    },
  },
})

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'チェックインのQRコード' })).toBeVisible()
  },
})
