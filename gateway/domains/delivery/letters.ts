import type { FanWords } from '../user/service.ts'
import type { DeliveryRow } from './tables.ts'

const pathOf = ({ id }: Pick<DeliveryRow, 'id'>) => `/store/prize/delivery/${id}`

/** The mail that says that a parcel is on its way. */
export function shippedMail(
  delivery: Pick<DeliveryRow, 'id' | 'lines' | 'carrier' | 'trackingNumber'>,
): FanWords {
  const { lines, carrier, trackingNumber } = delivery
  const goods = (language: 'ja' | 'en') =>
    lines.map(({ name, quantity }) => `${name[language]} × ${quantity}`).join('\n')
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】商品を発送しました`,
      text: `${name}さん

お待たせしました。次の商品を発送しました。

${goods('ja')}

配送会社：${carrier}
お問い合わせ番号：${trackingNumber}

お届けの状況は、こちらからご覧になれます。
${link(pathOf(delivery))}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `Your ${brand} parcel is on its way`,
      text: `Hi ${name},

Thanks for waiting. We've sent:

${goods('en')}

Carrier: ${carrier}
Tracking number: ${trackingNumber}

See how it's getting on:
${link(pathOf(delivery))}
`,
    }),
  }
}
