import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TrackingNumber } from './TrackingNumber.tsx'

const meta = preview.meta({
  component: TrackingNumber,
  args: { carrier: 'ヤマト運輸', number: '1234-5678-9012' },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** Where it can't be followed, the number can be taken along all the same. */
export const UnknownCarrier = meta.story({
  args: { carrier: '灯台便' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '番号をコピー' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const LongText = meta.story({
  args: {
    carrier: '日本海島しょ間海上貨物輸送協同組合',
    number: '1234-5678-9012-3456-7890-ABCDEFGH',
  },
})
