import type { SubscriptionInvoiceState, SubscriptionState } from '../types.generated.ts'

/**
 * How a subscription may move: from each state, what can happen there and where it leads. No statement moves one
 * otherwise (`moveSubscription`), so that of two that come at once one moves it and the other finds it moved.
 */
export const transitions = {
  ACTIVE: { renew: 'ACTIVE', fail: 'PAST_DUE', cancel: 'CANCELED_AT_PERIOD_END', end: 'ENDED' },
  // Its last period is over: who cancels now ends it.
  PAST_DUE: { renew: 'ACTIVE', fail: 'PAST_DUE', end: 'ENDED' },
  // A bill that was under way when it was cancelled still brings its period, and is not tried again.
  CANCELED_AT_PERIOD_END: { renew: 'CANCELED_AT_PERIOD_END', resume: 'ACTIVE', end: 'ENDED' },
  ENDED: {},
} as const satisfies Record<SubscriptionState, Partial<Record<string, SubscriptionState>>>

/** The same of what is to be paid for one period. */
export const invoiceTransitions = {
  OPEN: { pay: 'PAID', decline: 'FAILED', ask: 'CHALLENGE', void: 'VOID' },
  CHALLENGE: { pay: 'PAID', decline: 'FAILED', void: 'VOID' },
  FAILED: { try: 'OPEN', pay: 'PAID', void: 'VOID' },
  PAID: { refund: 'REFUNDED' },
  // Yen that come after all go back.
  VOID: {},
  REFUNDED: {},
} as const satisfies Record<
  SubscriptionInvoiceState,
  Partial<Record<string, SubscriptionInvoiceState>>
>

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>
type TransitionOf<States extends Table> = {
  [State in keyof States]: keyof States[State] & string
}[keyof States]

/** What can happen to a subscription. */
export type Transition = TransitionOf<typeof transitions>
/** What can happen to an invoice. */
export type InvoiceTransition = TransitionOf<typeof invoiceTransitions>

/** The states in which this can happen, and where each leads. */
export function waysOf<States extends Table>(
  table: States,
  transition: TransitionOf<States>,
): { from: keyof States & string; to: string }[] {
  return Object.entries(table).flatMap(([from, here]) => {
    const to = here[transition]
    return to === undefined ? [] : [{ from, to }]
  })
}

/** Whether an invoice may still be paid. */
export const isPayable = (state: SubscriptionInvoiceState) =>
  state === 'OPEN' || state === 'FAILED' || state === 'CHALLENGE'
