import { followParcel } from '#rules/carrier.ts'
import { letterInBoth, type Fact, type LetterPart } from '../../platform/mail/letter.ts'
import type { DeliveryRow } from './tables.ts'

/** The mail that says that a parcel is on its way, with its number, and where its carrier tells where it is. */
export function shippedMail(
  delivery: Pick<DeliveryRow, 'id' | 'lines' | 'carrier' | 'trackingNumber'>,
) {
  const { id, lines, carrier, trackingNumber } = delivery
  const following = followParcel(carrier, trackingNumber)
  return letterInBoth((language, { brand, link }) => {
    const isJapanese = language === 'ja'
    const goods: Fact[] = lines.map(({ name, quantity }) => [name[language], `× ${quantity}`])
    const follow: LetterPart[] =
      following === null
        ? []
        : [
            {
              kind: 'action',
              label: isJapanese ? '配送会社のサイトで追跡する' : 'Follow it at the carrier',
              href: following,
            },
          ]
    return {
      subject: isJapanese ? `【${brand}】商品を発送しました` : `Your ${brand} parcel is on its way`,
      title: isJapanese ? '商品を発送しました' : 'Your parcel is on its way',
      parts: [
        {
          kind: 'text',
          text: isJapanese
            ? 'お待たせしました。次の商品を発送しました。'
            : 'Thanks for waiting. We’ve sent:',
        },
        { kind: 'facts', facts: goods },
        {
          kind: 'facts',
          facts: [
            [isJapanese ? '配送会社' : 'Carrier', carrier ?? ''],
            [isJapanese ? 'お問い合わせ番号' : 'Tracking number', trackingNumber ?? ''],
          ],
        },
        ...follow,
        {
          kind: 'action',
          label: isJapanese ? 'お届けの状況を見る' : 'See how it’s getting on',
          href: link(`/store/prize/delivery/${id}`),
        },
      ],
    }
  })
}
