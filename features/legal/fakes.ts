import { fakeOf } from '#storybook/fake.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'

export const fakeSeller = fakeOf('Seller', {
  name: '株式会社よいやみ放送局',
  representative: '代表取締役　宵野 しるべ',
  postalCode: '000-0001',
  address: '架空県よいやみ市港町1丁目2番3号 灯台別館',
  phone: '000-0000-0123',
  phoneHours: '平日 10:00〜17:00',
  email: 'desk@ouen.example',
  invoiceNumber: 'T0123456789012',
  commercialTransactions: {
    version: '2026-11-22',
    title: '特定商取引法に基づく表記',
    sections: [
      { heading: '販売価格', body: '各商品のページに、消費税込みの価格を表示します。' },
      { heading: 'お支払い方法', body: '・クレジットカード\n・コンビニ払い\n・PayPay' },
      {
        heading: 'キャンセルと返品',
        body: '注文を確定したあとの、お客さまのご都合によるキャンセルはお受けしていません。\n\n届いた商品に傷みや間違いがあったときは、到着から8日以内にご連絡ください。',
      },
    ],
  },
  paymentServices: {
    version: '2026-11-22',
    title: '資金決済法に基づく表示',
    sections: [
      { heading: '前払式支払手段の名称', body: '有償コイン' },
      { heading: 'ご利用いただける金額', body: '有償コイン1枚は1円として使えます。' },
      { heading: '有効期間', body: '購入から180日です。' },
    ],
  },
})

/** A tenant that sells, or (with null) does not yet. */
export const selling = (seller: ReturnType<typeof fakeSeller> | null = fakeSeller()) => ({
  Tenant: () => fakeTenant({ seller }),
})

/** Every word as long as a real one may be. */
export const wordySeller = fakeSeller({
  name: '特定非営利活動法人よいやみ港町灯台保存ならびに深夜放送文化振興協会',
  address:
    '架空県よいやみ市大字港町字灯台下一丁目二番地三 港町文化交流センター別館 よいやみ放送局分室 B棟4階405号室',
  phoneHours: '平日の10:00から17:00まで。年末年始と、灯台の点検をする日はお休みです',
  email: 'customer-desk-of-the-station-at-the-edge-of-town@yoiyami-broadcasting.example',
})

/** A text with a long paragraph and many points. */
export const longText = {
  __typename: 'LegalDocument' as const,
  version: '2026-10-01',
  title: '利用規約',
  sections: [
    {
      __typename: 'LegalSection' as const,
      heading: '書いたもの、描いたもの、録音したもの、そのほか投稿したものの権利',
      body: 'あなたの文章や絵の権利は、あなたのものです。コミュニティの中で表示し、ほかの端末にも届けるために必要なあいだだけ、お預かりします。\n\n・退会すると、お預かりをやめます\n・ほかの方が引用したものは、その方の投稿に残ることがあります',
    },
  ],
}
