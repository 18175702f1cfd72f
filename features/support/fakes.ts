import { fakeOf } from '#storybook/fake.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeMessage } from '#storybook/fakes/talk.ts'

export const fakeFaqEntry = fakeOf('FaqEntry', {
  id: 'coins-expiry',
  topic: 'COINS',
  question: 'コインに期限はありますか',
  answer:
    '受け取った日や購入した日から、180日です。\n\n期限は「コイン」のページで、ひとまとまりごとに確かめられます。',
})

export const faq = [
  fakeFaqEntry({
    id: 'login-code',
    topic: 'ACCOUNT',
    question: '確認コードが届きません',
    answer:
      'コードは、ふつう1分以内に届きます。\n\n・迷惑メールのフォルダー\n・入力したメールアドレスのまちがい',
  }),
  fakeFaqEntry({
    id: 'forgotten-password',
    topic: 'ACCOUNT',
    question: 'パスワードを忘れました',
    answer: 'ログインの画面にある「パスワードを忘れた方」から、新しく決められます。',
  }),
  fakeFaqEntry(),
  fakeFaqEntry({
    id: 'goods-when',
    topic: 'GOODS',
    question: 'グッズはいつ届きますか',
    answer: '商品のページに表示した時期にお届けします。',
  }),
]

export const fakeInquiry = fakeOf('Inquiry', {
  id: 'inquiry_1',
  number: 'S-7K2M-4QX9',
  topic: 'GOODS',
  state: 'RECEIVED',
  text: '缶バッジの箱がつぶれていました。\n交換していただけますか。',
  sentAt: '2026-11-20T01:00:00.000Z',
  maskedReplyTo: 'h••••@example.com',
  answers: [],
})

export const answered = fakeInquiry({
  id: 'inquiry_2',
  number: 'S-0QX4-9TNB',
  topic: 'COINS',
  state: 'ANSWERED',
  text: 'コンビニで支払ったのに、コインが増えません。',
  sentAt: '2026-11-17T11:30:00.000Z',
  answers: [
    {
      __typename: 'InquiryAnswer',
      id: 'inquiryanswer_1',
      text: 'ご心配をおかけしました。入金を確かめ、さきほど980コインをお届けしました。\n\n・購入履歴の注文番号：261117-AB12-CD34',
      at: '2026-11-18T01:12:00.000Z',
    },
  ],
})

export const fakeReport = fakeOf('Report', {
  id: 'report_1',
  kind: 'MESSAGE',
  reason: 'SPAM',
  note: '',
  state: 'RECEIVED',
  decidedAt: null,
  reportedAt: '2026-11-19T12:00:00.000Z',
  text: null,
  message: fakeMessage({ id: 'message_r1', text: 'フォロワーを増やすならこちら→' }),
})

export const reports = [
  fakeReport(),
  fakeReport({
    id: 'report_2',
    reason: 'HARASSMENT',
    state: 'ACTED',
    kind: 'POST',
    message: null,
    reportedAt: '2026-11-12T09:00:00.000Z',
    decidedAt: '2026-11-13T02:00:00.000Z',
    note: '朝からずっと続いています',
  }),
  fakeReport({
    id: 'report_3',
    reason: 'OTHER',
    state: 'NOT_ACTED',
    reportedAt: '2026-11-02T09:00:00.000Z',
    decidedAt: '2026-11-04T02:00:00.000Z',
    kind: 'TOPIC',
    message: null,
    text: '最終回の展開、こうだったらどうしよう',
  }),
  fakeReport({
    id: 'report_4',
    kind: 'PERSON',
    message: null,
    text: '宣伝の人',
    reportedAt: '2026-11-01T09:00:00.000Z',
  }),
]

/** A fan who has asked and reported this. */
export const fan = (over: Parameters<typeof fakeViewer>[0] = {}) =>
  fakeViewer({
    user: fakeUser(),
    account: { __typename: 'Account', maskedEmail: 'h••••@example.com' },
    inquiries: [],
    sentReports: [],
    inquiry: null,
    ...over,
  })

export const guest = fakeViewer({
  user: null,
  account: null,
  inquiries: null,
  sentReports: null,
  inquiry: null,
})

export const helping = (
  viewer = fan({ inquiries: [fakeInquiry(), answered], sentReports: reports }),
  entries = faq,
) => ({ Tenant: () => fakeTenant({ faq: entries }), Viewer: () => viewer })
