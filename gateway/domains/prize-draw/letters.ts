import type { LocalizedText } from '../../platform/database/columns.ts'
import { dayAndTime } from '../../platform/mail/instants.ts'
import type { FanWords } from '../user/service.ts'
import type { PlaceRow } from './tables.ts'

type Told = {
  draw: LocalizedText
  prize: LocalizedText
  /** The store's item that was won and can be opened; null of all else. */
  itemId: string | null
  place: Pick<PlaceRow, 'entryId' | 'deliveryId'>
  /** Until when the winner says where it goes; null of what is theirs already. */
  dueAt: Date | null
}

const openedAt = (itemId: string) => `/store/items/${itemId}/special-gifts`
const historyOf = ({ entryId }: Told['place']) => `/prize-draws/entry-histories/${entryId}`
const lastOf = (dueAt: Date) => new Date(dueAt.getTime() - 1)

/** The mail that tells a winner. */
export function wonMail({ draw, prize, itemId, place, dueAt }: Told): FanWords {
  const delivery = place.deliveryId && `/store/prize/delivery/${place.deliveryId}`
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】「${draw.ja}」に当選しました`,
      text: `${name}さん

ご応募ありがとうございました。「${draw.ja}」の抽選で、次の賞品が当たりました。

${prize.ja}

${
  delivery && dueAt
    ? `お届け先を${dayAndTime('ja', lastOf(dueAt))}までにご登録ください。過ぎると、ほかの方へお譲りします。
${link(delivery)}`
    : itemId === null
      ? `賞品は、もうお手元に届いています。
${link(historyOf(place))}`
      : `すぐにひらけます。「ライブラリ」にも並んでいます。
${link(openedAt(itemId))}`
}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `You won in ${brand}'s draw: ${draw.en}`,
      text: `Hi ${name},

Thank you for entering ${draw.en}. You won:

${prize.en}

${
  delivery && dueAt
    ? `Tell us where to send it by ${dayAndTime('en', lastOf(dueAt))}. After that, somebody else gets it.
${link(delivery)}`
    : itemId === null
      ? `It is yours already.
${link(historyOf(place))}`
      : `You can open it right away. It is also in your library.
${link(openedAt(itemId))}`
}
`,
    }),
  }
}

/** The mail that says that a prize went to somebody else. */
export function forfeitedMail({ draw, prize, place }: Omit<Told, 'dueAt' | 'itemId'>): FanWords {
  return {
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】賞品のお受け取り期限が過ぎました`,
      text: `${name}さん

「${draw.ja}」で当たった次の賞品は、お届け先のご登録がないまま期限を過ぎたため、ほかの方へお譲りしました。

${prize.ja}

ご応募の記録はこちらです。
${link(historyOf(place))}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `Your prize from ${brand} went to somebody else`,
      text: `Hi ${name},

We didn't hear in time where to send what you won in ${draw.en}, so it went to somebody else:

${prize.en}

Your entry is here:
${link(historyOf(place))}
`,
    }),
  }
}
