import type { Fake, Fakes } from '../fake.ts'
import { asMember, fakeCommunity, fakeTenant } from '../fakes/community.ts'
import { fakeUser, fakeViewer } from '../fakes/people.ts'
import { fakeStoreItem } from '../fakes/store.ts'
import { checkoutLines, coinPacks, fakeCheckout, fakeOrder } from '#features/checkout/fakes.ts'
import { fakeAddresses } from '#features/delivery/fakes.ts'
import { cardEntry, challenge, fakePaymentAttempt, slip } from '#features/payments/fakes.ts'
import { fakeCoinWallet } from '#features/wallet/fakes.ts'
import type {
  CheckoutMethod,
  CheckoutState,
  ChooseCheckoutMethodInput,
  ConfirmCheckoutInput,
  OpenCheckoutInput,
  PaymentAttempt,
} from '#schema/types.generated.ts'

/** What a fan has begun to buy, as far as it has come. */
interface Session {
  id: string
  isForCoins: boolean
  returnsTo: Session | null
  state: CheckoutState
  method: CheckoutMethod | null
  attempt: Fake<PaymentAttempt> | null
}

/** What is bought in the shop's journeys. */
export const badge = fakeStoreItem({
  id: checkoutLines.goods.item.id,
  name: checkoutLines.goods.item.name,
  priceYen: 1_800,
  priceCoins: 700,
  talent: null,
})
const pack = { ...checkoutLines.coins, priceYen: 480 }
const ways = { CARD: 'PROCESSING', KONBINI: 'PENDING_KONBINI', PAYPAY: 'PENDING_ID' } as const

/**
 * A gateway's world in which a fan buys, with 300 free coins. What they send moves it; what the world outside does
 * (a card is typed, a bank asks, a till takes cash) a play says by a call, as the provider would tell the gateway.
 */
export function createShop() {
  const coins = { free: 300, paid: 0 }
  const sessions: Session[] = []
  const find = (id: unknown) => sessions.find((session) => session.id === id) ?? null
  const known = (id: string) => sessions.find((session) => session.id === id)!
  const last = () => sessions.at(-1)!
  const attemptIs = (change: Fake<PaymentAttempt>) => {
    last().attempt = fakePaymentAttempt({ ...last().attempt, ...change })
  }
  const finish = (session: Session) => {
    session.state = 'FULFILLED'
    if (session.isForCoins) Object.assign(coins, { free: coins.free + 10, paid: coins.paid + 480 })
    else if (session.method === 'COINS') Object.assign(coins, spent(coins))
  }
  const fakes: Fakes = {
    Tenant: fakeTenant,
    Community: () => fakeCommunity(asMember),
    Viewer: () =>
      fakeViewer({
        user: fakeUser(),
        coinWallet: fakeCoinWallet(coins),
        deliveryAddresses: fakeAddresses,
        checkout: ({ id }) => {
          const session = find(id)
          return session && answer(session)
        },
      }),
    Query: () => ({ node: () => badge }),
    Mutation: () => ({
      openCheckout: ({ input }) => {
        const { item, returnsTo } = input as OpenCheckoutInput
        sessions.push({
          id: `checkout_${sessions.length}`,
          isForCoins: item?.itemId !== badge.id,
          returnsTo: find(returnsTo),
          state: 'OPEN',
          method: null,
          attempt: null,
        })
        return { __typename: 'OpenCheckoutSuccess', session: answer(last()) }
      },
      chooseCheckoutMethod: ({ input }) => {
        const { sessionId, method } = input as ChooseCheckoutMethodInput
        const session = known(sessionId)
        Object.assign(session, { method, state: 'READY' })
        return { __typename: 'ChooseCheckoutMethodSuccess', session: answer(session) }
      },
      confirmCheckout: ({ input }) => {
        const session = known((input as ConfirmCheckoutInput).sessionId)
        const { id, method } = session
        if (method === null || method === 'COINS') finish(session)
        else {
          session.state = ways[method]
          const isSlip = method === 'KONBINI'
          session.attempt = fakePaymentAttempt({
            id: `attempt_${id}`,
            method,
            amountYen: priceOf(session),
            ...(isSlip && { state: 'PENDING', step: slip, payBy: dueBefore }),
            ...(method === 'CARD' && { step: cardEntry }),
          })
        }
        return { __typename: 'ConfirmCheckoutSuccess', session: answer(session) }
      },
      completePayment: () => ({ __typename: 'CompletePaymentSuccess', attempt: last().attempt! }),
    }),
  }
  const answer = (session: Session): ReturnType<typeof fakeCheckout> =>
    seen(session, coins, session.returnsTo && answer(session.returnsTo))
  return {
    fakes,
    coins,
    /** A card's number is typed whose bank wants to ask its owner. */
    typeCard: () => attemptIs({ step: challenge }),
    /** The money is there: the bank has said yes, or a till has taken it. */
    capture() {
      attemptIs({ state: 'CAPTURED', step: null })
      finish(last())
    },
  }
}

/** Half an hour ago for the stories' clock: a till still takes what is due then, for an hour. */
const dueBefore = '2026-11-20T02:30:00.000Z'
const priceOf = ({ isForCoins }: Session) => (isForCoins ? pack.priceYen : 1_800)

/** The free ones go first. */
function spent({ free, paid }: { free: number; paid: number }) {
  const fromFree = Math.min(free, 700)
  return { free: free - fromFree, paid: paid - (700 - fromFree) }
}

function orderOf({ isForCoins, method }: Session) {
  const total = method === 'COINS' ? 700 : isForCoins ? pack.priceYen : 1_800
  const { id: itemId, kind, name } = isForCoins ? pack.item : checkoutLines.goods.item
  return fakeOrder({
    method: method ?? undefined,
    total,
    freeCoins: method === 'COINS' ? 310 : 0,
    lines: [{ itemId, kind, name, quantity: 1, price: total }],
  })
}

function seen(
  session: Session,
  coins: { free: number; paid: number },
  returnsTo: ReturnType<typeof fakeCheckout> | null,
) {
  const { id, state, method, attempt, isForCoins } = session
  const free = Math.min(coins.free, 700)
  const paid = Math.min(coins.paid, 700 - free)
  return fakeCheckout({
    id,
    state,
    method,
    attempt,
    returnsTo,
    origin: 'ITEM',
    isSent: !isForCoins,
    lines: [
      isForCoins ? pack : { ...checkoutLines.goods, quantity: 1, priceYen: 1_800, priceCoins: 700 },
    ],
    methods: isForCoins ? ['CARD', 'KONBINI'] : ['COINS', 'CARD', 'KONBINI'],
    totalYen: priceOf(session),
    totalCoins: isForCoins ? null : 700,
    coins: isForCoins
      ? null
      : { free, paid, missing: 700 - free - paid, owed: 0, expiresNext: null },
    coinPacks: isForCoins ? [] : coinPacks,
    order: state === 'FULFILLED' ? orderOf(session) : null,
  })
}
