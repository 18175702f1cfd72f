import { shippedMail } from '#gateway/domains/delivery/shippedMail.ts'
import { MailSheet } from '#storybook/MailSheet.tsx'
import preview from '#storybook/preview.tsx'

const reader = (brand: string, language: '' | '/en' = '') => ({
  name: 'はるか',
  brand,
  link: (path: string) => `https://yoiyami.example${language}${path}`,
})
const ja = reader('よいやみ放送局')
const en = { ...reader('Yoiyami Radio', '/en'), name: 'Haruka' }
const parcel = {
  id: 'delivery_one',
  carrier: 'ヤマト運輸',
  trackingNumber: '1234-5678-9012',
  lines: [
    { itemId: 'item_one', name: { ja: '缶バッジ「夜明け」', en: 'Badge: Daybreak' }, quantity: 2 },
    { itemId: 'item_two', name: { ja: '灯台守のTシャツ', en: 'Lighthouse T-shirt' }, quantity: 1 },
  ],
}
const shipped = shippedMail(parcel)
const byOther = shippedMail({ ...parcel, carrier: '灯台便' })

const meta = preview.meta({ component: MailSheet, args: { mail: shipped.ja(ja) } })

export const ShippedMail = meta.story()
export const ShippedInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { mail: shipped.en(en) },
})
/** Nobody knows where this carrier tells of its parcels. */
export const ByAnotherCarrier = meta.story({ args: { mail: byOther.ja(ja) } })
