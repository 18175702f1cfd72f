import type { LocalizedText } from '../../platform/database/columns.ts'
import type { Language } from '../../platform/graphql/context.ts'
import type { FanWords } from '../user/service.ts'

export type LetterKind = 'RENEWAL' | 'PRICE' | 'FAILED' | 'CHALLENGE' | 'ENDED'

/** What a letter speaks of. */
export type LetterFacts = {
  /** The item's. */
  names: LocalizedText
  /** What is charged, or was to be. */
  yen: number
  /** When it renews, when the new price begins, or since when nothing is paid. */
  on: Date
  nextPriceYen: number | null
  triedNextAt: Date
  invoiceId: string | null
  subscriptionId: string
}

const subscriptionPath = '/settings/store/subscription'
const invoicePath = ({ invoiceId }: LetterFacts) => `/settings/subscription-invoice/${invoiceId}`

const day = (at: Date, language: Language) =>
  at.toLocaleDateString(language === 'ja' ? 'ja-JP' : 'en-US', {
    ...{ timeZone: 'Asia/Tokyo', year: 'numeric', month: 'long', day: 'numeric' },
  })
const yen = (amount: number) => `¥${amount.toLocaleString('en-US')}`

/** The mails about a subscription. */
export const letters: Record<LetterKind, (facts: LetterFacts) => FanWords> = {
  RENEWAL: (facts) => ({
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】${facts.names.ja}は${day(facts.on, 'ja')}に更新されます`,
      text: `${name}さん、いつもありがとうございます。

${facts.names.ja}は、${day(facts.on, 'ja')}に自動で更新されます。
ご登録のカードから${yen(facts.yen)}（税込）をお支払いいただきます。

続けるときは、何もしていただく必要はありません。
解約やカードの変更は、${day(facts.on, 'ja')}になるまでにこちらからお手続きください。

${link(subscriptionPath)}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `${brand}: ${facts.names.en} renews on ${day(facts.on, 'en')}`,
      text: `Hello ${name},

${facts.names.en} renews on ${day(facts.on, 'en')}. We'll charge your saved card ${yen(facts.yen)} (tax included).

To keep it, you don't need to do anything.
To cancel, or to pay with another card, go here before that day:

${link(subscriptionPath)}
`,
    }),
  }),
  PRICE: (facts) => ({
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】${facts.names.ja}の料金が変わります`,
      text: `${name}さん、いつもありがとうございます。

${day(facts.on, 'ja')}以降に始まる期間から、${facts.names.ja}の料金が${yen(facts.nextPriceYen!)}（税込・1か月）に変わります。
それまでの期間は、今の料金のままです。

続けるときは、何もしていただく必要はありません。
解約はいつでもできます。

${link(subscriptionPath)}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `${brand}: the price of ${facts.names.en} changes`,
      text: `Hello ${name},

For periods that begin on ${day(facts.on, 'en')} or later, ${facts.names.en} will cost ${yen(facts.nextPriceYen!)} a month (tax included). Until then you pay what you pay now.

To keep it, you don't need to do anything. You can cancel at any time:

${link(subscriptionPath)}
`,
    }),
  }),
  FAILED: (facts) => ({
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】${facts.names.ja}のお支払いができませんでした`,
      text: `${name}さん

${facts.names.ja}の${yen(facts.yen)}（税込）を、ご登録のカードでお支払いいただけませんでした。

${day(facts.triedNextAt, 'ja')}にもう一度お支払いを試します。
その前に、カードの変更やお支払いをこちらからしていただけます。

${link(invoicePath(facts))}

お支払いが確認できないときは、${facts.names.ja}は終了します。
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `${brand}: we couldn't charge you for ${facts.names.en}`,
      text: `Hello ${name},

Your saved card did not pay ${yen(facts.yen)} (tax included) for ${facts.names.en}.

We'll try again on ${day(facts.triedNextAt, 'en')}. You can change your card, or pay now, here:

${link(invoicePath(facts))}

Without a payment, ${facts.names.en} will end.
`,
    }),
  }),
  CHALLENGE: (facts) => ({
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】${facts.names.ja}：カード会社の本人認証をお願いします`,
      text: `${name}さん

${facts.names.ja}の${yen(facts.yen)}（税込）のお支払いに、カード会社が本人認証を求めています。
次のページを開いて、認証をお願いします。まだお支払いは行われていません。

${link(invoicePath(facts))}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `${brand}: your bank wants to hear from you about ${facts.names.en}`,
      text: `Hello ${name},

Your bank asks you to confirm the payment of ${yen(facts.yen)} (tax included) for ${facts.names.en}. Nothing has been charged yet. Please open this page and confirm it:

${link(invoicePath(facts))}
`,
    }),
  }),
  ENDED: (facts) => ({
    ja: ({ name, brand, link }) => ({
      subject: `【${brand}】${facts.names.ja}は終了しました`,
      text: `${name}さん

${yen(facts.yen)}（税込）のお支払いが確認できなかったため、${facts.names.ja}は終了しました。
これ以降、お支払いが発生することはありません。

もう一度始めるときは、ストアからお申し込みください。

${link(subscriptionPath)}
`,
    }),
    en: ({ name, brand, link }) => ({
      subject: `${brand}: ${facts.names.en} has ended`,
      text: `Hello ${name},

We could not charge you ${yen(facts.yen)} (tax included), so ${facts.names.en} has ended. Nothing more will be charged.

You can subscribe again in the store.

${link(subscriptionPath)}
`,
    }),
  }),
}
