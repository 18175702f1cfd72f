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

/** A saved card, good for years. */
export const fakeCard = fakeOf('PaymentInstrument', {
  id: 'card_visa',
  brand: 'VISA',
  last4: '4242',
  expMonth: 12,
  expYear: 2030,
  isExpired: false,
})

/** Five cards: as many as there may be, one of them expired. */
export const fiveCards = [
  fakeCard(),
  fakeCard({ id: 'card_jcb', brand: 'JCB', last4: '0505', expMonth: 3, expYear: 2028 }),
  fakeCard({ id: 'card_mc', brand: 'MASTERCARD', last4: '4444', expMonth: 7, expYear: 2029 }),
  fakeCard({ id: 'card_amex', brand: 'AMEX', last4: '8431', expMonth: 1, expYear: 2027 }),
  fakeCard({
    id: 'card_old',
    brand: 'DINERS',
    last4: '3237',
    expMonth: 10,
    expYear: 2026,
    isExpired: true,
  }),
]

export const fakeCardSaving = fakeOf('CardSaving', {
  id: 'cardsaving_01',
  step: cardEntry,
  instrument: null,
})
