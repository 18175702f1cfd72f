import { fakeOf } from '#storybook/fake.ts'

/** Story noon is 2026-11-20 12:00 in Japan: the code has just gone out. */
export const fakeSignUp = fakeOf('SignUp', {
  id: 'signup_01',
  step: 'CONFIRMATION_CODE',
  contactKind: 'EMAIL',
  maskedContact: 'h••••@example.com',
  hasAccount: false,
  code: {
    __typename: 'CodeDelivery',
    sentAt: '2026-11-20T02:59:30.000Z',
    expiresAt: '2026-11-20T03:09:30.000Z',
    resendableAt: '2026-11-20T03:00:30.000Z',
    triesLeft: 5,
  },
})

const disc = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="${colour}"/><path d="M14 40c4-12 24-12 28 0z" fill="#fff"/><circle cx="28" cy="22" r="8" fill="#fff"/></svg>`,
  )}`

export const fakeImage = fakeOf('Image', {
  url: disc('#5b8def'),
  width: 400,
  height: 400,
  dominantColor: '#5b8def',
  focusX: 0.5,
  focusY: 0.4,
  alt: '',
})

const drawn = [
  ['umbrella', '雨の日の傘', '#5b8def'],
  ['kettle', '湯気とやかん', '#d9534a'],
  ['cat', '月夜の黒猫', '#3a3564'],
  ['whale', '潮ふきくじら', '#45a5c9'],
  ['plane', '紙ひこうき', '#e2937c'],
] as const

export const fakeTenant = fakeOf('Tenant', {
  id: 'tenant_01',
  name: 'よいやみ放送局',
  supportEmail: 'support@example.com',
  terms: {
    version: '2026-10-01',
    title: '利用規約',
    sections: [
      { heading: '登録と年齢', body: '登録できるのは13歳以上の方です。' },
      { heading: '書いたもの、描いたもの', body: 'あなたの文章や絵の権利は、あなたのものです。' },
    ],
  },
  privacyPolicy: {
    version: '2026-10-01',
    title: 'プライバシーポリシー',
    sections: [{ heading: '集める情報', body: '連絡先と生年月日をお預かりします。' }],
  },
  drawnAvatars: drawn.map(([name, alt, colour]) => ({
    name,
    image: fakeImage({ url: disc(colour), alt, dominantColor: colour }),
  })),
})

const talents = [
  ['talent_01', '朝凪ひより', 'amber', 'おはようございます。灯台、本日も異常なしです。', '#f2b632'],
  [
    'talent_02',
    '夜半ルカ',
    'indigo',
    '深夜二時です。眠れない人も、起きていたい人も、ようこそ。',
    '#4a5fd0',
  ],
  ['talent_03', '温井つむぎ', 'jade', '芽が出ました。きょうも、水やりからはじめます。', '#3fa98a'],
] as const

export const fakeTalents = talents.map(([id, name, palette, catchphrase, colour]) =>
  fakeOf(
    'Talent',
    {},
  )({
    id,
    name,
    palette,
    catchphrase,
    bust: fakeImage({ url: disc(colour), dominantColor: colour }),
  }),
)

export const fakeCommunity = fakeOf('Community', { id: 'community_01', talents: fakeTalents })

export const fakeUser = fakeOf('User', {
  id: 'user_01',
  displayName: 'しおかぜ',
  avatar: fakeImage({ url: disc('#3a3564') }),
})

/** What a guest's browser is told at the start of a sign-up. */
export const guestData = {
  Tenant: fakeTenant,
  Viewer: () => ({ user: null, signUp: null }),
}
