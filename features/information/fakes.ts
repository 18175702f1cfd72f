import { fakeOf } from '#storybook/fake.ts'

/** A present of coins that waits. */
export const fakeReceived = fakeOf('ReceivedInformation', {
  id: 'received_present',
  kind: 'PRESENT',
  title: '放送が止まったおわび',
  body: '11月18日の夜、放送が20分ほど止まりました。待っていてくれたみなさんへ、少しですが。',
  at: '2026-11-19T03:00:00.000Z',
  isUnread: true,
  link: null,
  warning: null,
  present: {
    __typename: 'ReceivedPresent',
    kind: 'COIN',
    amount: 100,
    claimedAt: null,
    claimableUntil: '2026-12-19T03:00:00.000Z',
    isExpired: false,
  },
})

/** A warning that can be appealed. */
export const fakeWarning = (
  appeal: {
    text: string
    state: 'WAITING' | 'LIFTED' | 'UPHELD'
    answer: string | null
  } | null = null,
  mayAppeal = appeal === null,
) =>
  fakeReceived({
    id: 'received_warning',
    kind: 'WARNING',
    title: 'トークの書きこみについて',
    body: 'ロビーで同じお店の宣伝がくり返されていたため、3件の書きこみを非表示にしました。\nどなたにも居心地のよい場所であるよう、ご協力をお願いします。',
    isUnread: false,
    present: null,
    warning: {
      __typename: 'ReceivedWarning',
      reason: 'SPAM',
      mayAppeal,
      appealableUntil: '2026-12-03T03:00:00.000Z',
      appeal: appeal && { __typename: 'WarningAppeal', at: '2026-11-19T05:00:00.000Z', ...appeal },
    },
  })

export const fakeCampaign = fakeReceived({
  id: 'received_campaign',
  kind: 'CAMPAIGN',
  title: 'ひより推しのあなたへ',
  body: '灯台まつりの新しいグッズが、今夜20時からストアに並びます。',
  isUnread: false,
  present: null,
  link: { __typename: 'InformationLink', path: '/store', label: 'ストアを見る' },
})
