import type { CheckoutState } from '../types.generated.ts'

/**
 * How a session may move: from each state, what can happen there and where it leads. No statement moves a session
 * otherwise (`moveSession`), so that of two that come at once one moves it and the other finds it moved.
 */
export const transitions = {
  OPEN: { choose: 'READY', expire: 'EXPIRED', cancel: 'CANCELED' },
  READY: {
    choose: 'READY',
    payByCard: 'PROCESSING',
    payAtStore: 'PENDING_KONBINI',
    payByWallet: 'PENDING_ID',
    capture: 'PAID',
    expire: 'EXPIRED',
    cancel: 'CANCELED',
  },
  // An attempt is under way: what has been sent is ended by its provider's word alone.
  PROCESSING: { capture: 'PAID', refuse: 'READY', replace: 'CANCELED', lapse: 'EXPIRED' },
  PENDING_KONBINI: { capture: 'PAID', refuse: 'READY', replace: 'CANCELED', lapse: 'EXPIRED' },
  PENDING_ID: { capture: 'PAID', refuse: 'READY', replace: 'CANCELED', lapse: 'EXPIRED' },
  PAID: { fulfil: 'FULFILLED' },
  FULFILLED: { refund: 'REFUNDED' },
  // Yen that come when nobody waits for them any more: an order where the stock is there, or back to the fan.
  EXPIRED: { capture: 'PAID', giveBack: 'REFUND_DUE' },
  CANCELED: { capture: 'PAID', giveBack: 'REFUND_DUE' },
  REFUND_DUE: { refund: 'REFUNDED' },
  REFUNDED: {},
} as const satisfies Record<CheckoutState, Partial<Record<string, CheckoutState>>>

type Table = typeof transitions
/** What can happen to a session. */
export type Transition = { [State in CheckoutState]: keyof Table[State] }[CheckoutState]

const ways = Object.entries(transitions).flatMap(([from, here]) =>
  Object.entries(here).map(([transition, to]) => ({ transition, from, to })),
) as { transition: Transition; from: CheckoutState; to: CheckoutState }[]

/** The states in which this can happen, and where each leads. */
export const waysOf = (transition: Transition) =>
  ways.filter((way) => way.transition === transition)

/** Whether the fan still decides: nothing is sent to a provider, and closing it costs nobody. */
export const isUndecided = (state: CheckoutState) => state === 'OPEN' || state === 'READY'

/** Those in which an attempt to pay is under way, which its provider alone can end. */
export const statesOfPaying = [
  ...(['PROCESSING', 'PENDING_KONBINI', 'PENDING_ID'] as const),
] satisfies CheckoutState[]

export const isUnderWay = (state: CheckoutState) =>
  statesOfPaying.some((paying) => paying === state)

/** Those in which something is still to come: a decision of the fan's, or the money. */
export const statesUnderWay: readonly CheckoutState[] = ['OPEN', 'READY', ...statesOfPaying]

/** Whether it is paid, or was. */
export const isPaid = (state: CheckoutState) =>
  state === 'PAID' || state === 'FULFILLED' || state === 'REFUNDED'
