import { fakeOf } from '#storybook/fake.ts'

/** What stands in it is the provider's: a story shows its place. */
const frame = 'about:blank'

export const cardEntry = { __typename: 'CardEntryStep', frameUrl: frame } as const
export const challenge = { __typename: 'ChallengeStep', frameUrl: frame } as const
export const wallet = { __typename: 'WalletStep', url: '/sandbox/wallet/pi_1' } as const
export const slip = {
  __typename: 'KonbiniStep',
  slipUrl: null,
  stores: [
    { store: 'FAMILYMART', paymentCode: '193804', confirmationNumber: '09012345678' },
    { store: 'LAWSON', paymentCode: '560217', confirmationNumber: '09012345678' },
    { store: 'MINISTOP', paymentCode: '771932', confirmationNumber: '09012345678' },
    { store: 'SEICOMART', paymentCode: '60221833841', confirmationNumber: null },
  ],
} as const

export const fakePaymentAttempt = fakeOf('PaymentAttempt', {
  id: 'attempt_01',
  state: 'REQUIRES_ACTION',
  method: 'CARD',
  amountYen: 4_980,
  payBy: '2026-11-23T13:59:59.000Z',
  failure: null,
  step: cardEntry,
})
