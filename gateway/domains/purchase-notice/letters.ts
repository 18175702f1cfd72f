import type { LocalizedText } from '../../platform/database/columns.ts'
import type { Language } from '../../platform/graphql/context.ts'
import { wholeInTokyo } from '../../platform/mail/instants.ts'
import {
  inYen as yen,
  letterInBoth,
  type Fact,
  type LetterPart,
} from '../../platform/mail/letter.ts'
import type { CheckoutMethod, KonbiniStore } from '../types.generated.ts'

export type NoticeLine = {
  name: LocalizedText
  quantity: number
  /** Of one piece, in what the order is paid with. */
  price: number
}

export type OrderPaid = {
  purchaseId: string
  number: string
  placedAt: Date
  method: CheckoutMethod
  lines: readonly NoticeLine[]
  total: number
  /** How much of it is tax; null where there is none, or coins paid. */
  taxYen: number | null
  /** What comes next: an address is wanted for this parcel, it is being made ready, or all is the fan's. */
  next: { state: 'ADDRESS_WANTED'; deliveryId: string } | { state: 'PREPARING' | 'DONE' }
  /** Whether something of it can be opened where what was bought is kept. */
  isOpened: boolean
}

export type SlipIssued = {
  purchaseId: string
  amountYen: number
  payBy: Date
  lines: readonly NoticeLine[]
  stores: readonly {
    store: KonbiniStore
    paymentCode: string
    confirmationNumber: string | null
  }[]
}

export type SlipExpired = {
  amountYen: number
  lines: readonly NoticeLine[]
  /** Whether it is in the cart again, from which it was ordered. */
  isBack: boolean
}

export type Refunded = {
  purchaseId: string
  /** The order's; null where there is none, since the payment came when nobody waited for it. */
  number: string | null
  /** Yen or coins, as the method says. */
  amount: number
  method: 'CARD' | 'PAYPAY' | 'COINS'
  /** Whether something of it stays as it is. */
  isPart: boolean
  /** What can't be opened any more, or worn, since it goes back. */
  closed: 'NOTHING' | 'WORKS' | 'WORKS_AND_BADGES'
}

const say = {
  ja: {
    total: '合計',
    tax: 'うち消費税',
    number: '注文番号',
    at: '注文日時',
    method: 'お支払い方法',
    methods: {
      CARD: 'クレジットカード',
      COINS: 'コイン',
      KONBINI: 'コンビニ払い',
      PAYPAY: 'PayPay',
    },
    inYen: (total: number) => `${yen(total)}（税込）`,
    coins: (count: number) => `コイン${count.toLocaleString('en')}枚`,
    code: '払込番号',
    confirmation: '確認番号',
    stores: {
      FAMILYMART: 'ファミリーマート',
      LAWSON: 'ローソン',
      MINISTOP: 'ミニストップ',
      SEICOMART: 'セイコーマート',
    },
    machines: {
      FAMILYMART: '店内のマルチコピー機で「代金支払い」から「番号入力」を選びます。',
      LAWSON: '店内のLoppiで「各種番号をお持ちの方」を選びます。',
      MINISTOP: '店内のLoppiで「各種番号をお持ちの方」を選びます。',
      SEICOMART: '店内のクラブステーションで「インターネット受付」を選びます。',
    },
  },
  en: {
    total: 'Total',
    tax: 'Of which tax',
    number: 'Order number',
    at: 'Ordered',
    method: 'Paid by',
    methods: {
      CARD: 'Credit card',
      COINS: 'Coins',
      KONBINI: 'Convenience store',
      PAYPAY: 'PayPay',
    },
    inYen: (total: number) => `${yen(total)} (tax included)`,
    coins: (count: number) => `${count.toLocaleString('en')} coins`,
    code: 'Payment code',
    confirmation: 'Confirmation number',
    stores: {
      FAMILYMART: 'FamilyMart',
      LAWSON: 'Lawson',
      MINISTOP: 'Ministop',
      SEICOMART: 'Seicomart',
    },
    machines: {
      FAMILYMART: 'At the multi-copier in the store, choose 代金支払い, then 番号入力.',
      LAWSON: 'At the Loppi machine in the store, choose 各種番号をお持ちの方.',
      MINISTOP: 'At the Loppi machine in the store, choose 各種番号をお持ちの方.',
      SEICOMART: 'At the Club Station in the store, choose インターネット受付.',
    },
  },
}

const purchasePath = (purchaseId: string) => `/settings/purchase-history/${purchaseId}`

function linesOf(
  language: Language,
  lines: readonly NoticeLine[],
  { isInCoins = false, totals }: { isInCoins?: boolean; totals: readonly Fact[] },
): LetterPart {
  const sum = isInCoins ? say[language].coins : yen
  return {
    kind: 'lines',
    lines: lines.map(({ name, quantity, price }) => ({
      name: name[language],
      quantity,
      sum: sum(price * quantity),
    })),
    totals,
  }
}

/** An order is paid: what it was of, what it cost, and what comes next. */
export function orderPaidMail(order: OrderPaid) {
  const { purchaseId, number, placedAt, method, lines, total, taxYen, next, isOpened } = order
  return letterInBoth((language, { brand, link }) => {
    const words = say[language]
    const isInCoins = method === 'COINS'
    const totals: Fact[] = [[words.total, isInCoins ? words.coins(total) : words.inYen(total)]]
    if (taxYen !== null) totals.push([words.tax, yen(taxYen)])
    const happened = nexts[language][next.state]
    const toPurchase: LetterPart = {
      kind: 'action',
      label: language === 'ja' ? 'ご注文の内容を見る' : 'See your order',
      href: link(purchasePath(purchaseId)),
    }
    const toAddress: LetterPart[] =
      next.state === 'ADDRESS_WANTED'
        ? [
            {
              kind: 'action',
              label: language === 'ja' ? 'お届け先を登録する' : 'Say where to send it',
              href: link(`/store/prize/delivery/${next.deliveryId}`),
            },
          ]
        : []
    const toOpened: LetterPart[] = isOpened
      ? [
          {
            kind: 'action',
            label: language === 'ja' ? '買った作品をひらく' : 'Open what you bought',
            href: link('/mypage/special-gifts'),
          },
        ]
      : []
    return {
      subject:
        language === 'ja'
          ? `【${brand}】ご注文ありがとうございます（${number}）`
          : `Your ${brand} order (${number})`,
      title: language === 'ja' ? 'ご注文ありがとうございます' : 'Thank you for your order',
      parts: [
        { kind: 'text', text: happened },
        ...toAddress,
        ...toOpened,
        linesOf(language, lines, { isInCoins, totals }),
        {
          kind: 'facts',
          facts: [
            [words.number, number],
            [words.at, wholeInTokyo(language, placedAt)],
            [words.method, words.methods[method]],
          ],
        },
        toPurchase,
      ],
    }
  })
}

/** As the purchase's page says it. */
const nexts = {
  ja: {
    DONE: 'お支払いと受け取りが完了しました。',
    ADDRESS_WANTED: 'お支払いが完了しました。つぎに、お届け先を教えてください。',
    PREPARING: 'お支払いが完了しました。お届けする商品は、準備ができしだい発送します。',
  },
  en: {
    DONE: 'It is paid, and it is all yours.',
    ADDRESS_WANTED: 'It is paid. Next, please tell us where to send it.',
    PREPARING: 'It is paid. What is to be sent leaves as soon as it is ready.',
  },
}

/**
 * What to type in at which store, and until when. It goes to the address that was named for it, which nobody has
 * proven: it names nobody, and holds no word of the fan's.
 */
export function slipMail({ purchaseId, amountYen, payBy, lines, stores }: SlipIssued) {
  return letterInBoth((language, { brand, link }) => {
    const words = say[language]
    const due = wholeInTokyo(language, payBy)
    return {
      subject:
        language === 'ja'
          ? `【${brand}】コンビニでのお支払い番号（${due}まで）`
          : `Pay your ${brand} order by ${due}`,
      title: language === 'ja' ? `${due}までにお支払いください` : `Please pay by ${due}`,
      isGreeted: false,
      parts: [
        {
          kind: 'text',
          text:
            language === 'ja'
              ? `お好きなコンビニで、${yen(amountYen)}をお支払いください。期限を過ぎると、ご注文は自動で取り消されます。請求はありません。`
              : `Pay ${yen(amountYen)} at any of these stores. After that your order is cancelled by itself. You won’t be charged.`,
        },
        ...stores.map(({ store, paymentCode, confirmationNumber }): LetterPart => ({
          kind: 'codes',
          title: words.stores[store],
          codes: [
            [words.code, paymentCode],
            ...(confirmationNumber === null
              ? []
              : [[words.confirmation, confirmationNumber] as const]),
          ],
          how: words.machines[store],
        })),
        linesOf(language, lines, { totals: [[words.total, words.inYen(amountYen)]] }),
        {
          kind: 'action',
          label: language === 'ja' ? 'お支払いのページを見る' : 'See how to pay',
          href: link(purchasePath(purchaseId)),
        },
        {
          kind: 'note',
          text:
            language === 'ja'
              ? 'お心当たりがないときは、このメールを削除してください。お支払いがなければ、ご注文は取り消されます。'
              : 'If you ordered nothing, just delete this mail. What is not paid is cancelled.',
        },
      ],
    }
  })
}

/** Nobody paid in time. */
export function slipExpiredMail({ amountYen, lines, isBack }: SlipExpired) {
  return letterInBoth((language, { brand, link }) => ({
    subject:
      language === 'ja'
        ? `【${brand}】お支払い期限が過ぎたため、ご注文を取り消しました`
        : `Your ${brand} order was canceled: it was not paid in time`,
    title:
      language === 'ja'
        ? 'お支払い期限が過ぎたため、取り消されました'
        : 'The time to pay is over, and the order was canceled',
    parts: [
      { kind: 'text', text: expireds[language][isBack ? 'back' : 'gone'] },
      linesOf(language, lines, {
        totals: [[say[language].total, say[language].inYen(amountYen)]],
      }),
      isBack
        ? {
            kind: 'action',
            label: language === 'ja' ? 'カートを見る' : 'See your cart',
            href: link('/store/cart/baskets'),
          }
        : {
            kind: 'action',
            label: language === 'ja' ? 'ストアへ' : 'Go to the store',
            href: link('/store'),
          },
    ],
  }))
}

const expireds = {
  ja: {
    back: '請求はありません。商品はカートに戻しましたので、もう一度ご注文いただけます。',
    gone: '請求はありません。ストアからもう一度ご注文いただけます。',
  },
  en: {
    back: 'You were not charged. Everything is back in your cart, so that you can order again.',
    gone: 'You were not charged. You can order again in the store.',
  },
}

/** What was paid goes back, or a part of it: how much, and by which way. */
export function refundMail({ purchaseId, number, amount, method, isPart, closed }: Refunded) {
  return letterInBoth((language, { brand, link }) => {
    const words = say[language]
    const isJapanese = language === 'ja'
    const sum = method === 'COINS' ? words.coins(amount) : yen(amount)
    const facts: Fact[] = [[isJapanese ? '返金額' : 'Refund', sum]]
    if (number !== null) facts.push([words.number, number])
    facts.push([isJapanese ? 'お返しする方法' : 'Goes back to', ways[language][method]])
    const of = number === null ? 'late' : isPart ? 'part' : 'whole'
    return {
      subject: isJapanese ? `【${brand}】${sum}を返金します` : `${brand} refunds ${sum}`,
      title: isJapanese ? `${sum}を返金します` : `${sum} go back to you`,
      parts: [
        { kind: 'text', text: reasons[language][of] },
        { kind: 'facts', facts },
        { kind: 'text', text: whens[language][method] },
        ...(closed === 'NOTHING'
          ? []
          : [{ kind: 'text', text: closes[language][closed] } as const]),
        {
          kind: 'action',
          label: isJapanese ? 'ご注文の内容を見る' : 'See your order',
          href: link(purchasePath(purchaseId)),
        },
      ],
    }
  })
}

const ways = {
  ja: { CARD: 'お支払いのカード', PAYPAY: 'PayPay', COINS: 'コインの残高' },
  en: { CARD: 'The card that paid', PAYPAY: 'PayPay', COINS: 'Your coins' },
}
const reasons = {
  ja: {
    whole: 'ご注文は取り消されました。お支払いいただいた分をお返しします。',
    part: 'ご注文の一部について、お支払いいただいた分をお返しします。',
    late: 'お支払いが届いたとき、ご注文はもう取り消されていたか、お支払い済みでした。全額をお返しします。',
  },
  en: {
    whole: 'Your order was canceled. What you paid goes back to you.',
    part: 'A part of what you paid for your order goes back to you.',
    late: 'When your payment came, the order was canceled or paid already. All of it goes back to you.',
  },
}
/** As the purchase's page says it. */
const closes = {
  ja: {
    WORKS: '返金した作品は、「ライブラリ」ではもうひらけません。',
    WORKS_AND_BADGES:
      '返金した作品は、「ライブラリ」ではもうひらけません。いっしょに届いたバッジも、ほかで受け取っていなければ外れます。',
  },
  en: {
    WORKS: 'What was refunded can no longer be opened in your library.',
    WORKS_AND_BADGES:
      'What was refunded can no longer be opened in your library. The badge that came with it goes too, unless you have it from elsewhere.',
  },
}
const whens = {
  ja: {
    CARD: 'カードの明細に反映されるまで、数日かかることがあります。反映の時期は、カード会社によって異なります。',
    PAYPAY: '反映されるまで、数日かかることがあります。',
    COINS: 'コインはもう残高に戻っています。',
  },
  en: {
    CARD: 'It can take a few days to show on your card’s statement; how long is up to your card’s company.',
    PAYPAY: 'It can take a few days to show.',
    COINS: 'The coins are back already.',
  },
}

/** Cash, and what could not be sent, goes to an account that the fan names on its page. */
export const accountWantedMail = ({ id, amountYen }: { id: string; amountYen: number }) =>
  letterInBoth((language, { brand, link }) => {
    const sum = yen(amountYen)
    const isJapanese = language === 'ja'
    return {
      subject: isJapanese
        ? `【${brand}】${sum}を返金します。振込先をお知らせください`
        : `${brand} owes you ${sum}: where shall we send it?`,
      title: isJapanese
        ? `${sum}を返金します。振込先をお知らせください`
        : `We owe you ${sum}. Where shall we send it?`,
      parts: [
        {
          kind: 'text',
          text: isJapanese
            ? 'お支払いと同じ方法では返せないため、銀行口座へお振り込みします。'
            : 'It can’t go back the way it came, so we transfer it to a bank account in Japan.',
        },
        {
          kind: 'action',
          label: isJapanese ? '振込先を知らせる' : 'Say where to send it',
          href: link(`/settings/store/refunds/${id}`),
        },
        {
          kind: 'note',
          text: isJapanese
            ? '口座番号をメールで送っていただく必要はありません。'
            : 'There’s no need to send account numbers by mail.',
        },
      ],
    }
  })

/** Cash has been transferred to the account that the fan had named. */
export const transferredMail = ({
  purchaseId,
  number,
  amount,
}: Pick<Refunded, 'purchaseId' | 'number' | 'amount'>) =>
  letterInBoth((language, { brand, link }) => {
    const sum = yen(amount)
    const isJapanese = language === 'ja'
    const facts: Fact[] = [[isJapanese ? '返金額' : 'Refund', sum]]
    if (number !== null) facts.push([say[language].number, number])
    return {
      subject: isJapanese
        ? `【${brand}】${sum}をお振り込みしました`
        : `${brand} has sent you ${sum}`,
      title: isJapanese ? `${sum}をお振り込みしました` : `${sum} are on their way to your bank`,
      parts: [
        {
          kind: 'text',
          text: isJapanese
            ? 'お知らせいただいた口座へ、返金をお振り込みしました。お預かりした口座番号は消去しました。'
            : 'We have transferred your refund to the account that you named, and deleted its number.',
        },
        { kind: 'facts', facts },
        {
          kind: 'action',
          label: isJapanese ? 'ご注文の内容を見る' : 'See your order',
          href: link(purchasePath(purchaseId)),
        },
      ],
    }
  })
