import { tell } from './events.ts'
import { groupOf, textOf, type Fields } from './form.ts'
import { findIntent } from './intents.ts'
import { findMethod } from './methods.ts'
import { invalid, missing } from './refusal.ts'
import { newId, seconds, type Sandbox } from './sandbox.ts'
import type { Stored } from './store.ts'

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  charge: string
  /** A test's word: nothing fails here by itself. What failed may go back again. */
  status: 'succeeded' | 'requires_action' | 'failed'
  created: number
  metadata: Record<string, string>
}

export function refundsOf({ store }: Pick<Sandbox, 'store'>, intentId: string): Refund[] {
  return store
    .list('refund', 10_000)
    .map(({ body }) => body as Refund)
    .filter((refund) => refund.payment_intent === intentId)
}

/** Gives money back: at once to a card or a wallet; cash waits until the fan has said to which bank. */
export function createRefund(sandbox: Sandbox, fields: Fields): Refund {
  const intent = findIntent(sandbox, textOf(fields, 'payment_intent') ?? '').body
  if (intent.status !== 'succeeded' || !intent.latest_charge)
    throw invalid('This PaymentIntent does not have a successful charge to refund.')
  const back = refundsOf(sandbox, intent.id)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
  const left = intent.amount! - back
  const amount = Number(textOf(fields, 'amount') ?? left)
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw invalid('Refund amount is greater than unrefunded amount', {
      code: left === 0 ? 'charge_already_refunded' : 'amount_too_large',
    })
  const isCash = findMethod(sandbox, intent.payment_method!).body.type === 'konbini'
  const body: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    currency: intent.currency!,
    payment_intent: intent.id,
    charge: intent.latest_charge,
    status: isCash ? 'requires_action' : 'succeeded',
    created: seconds(sandbox.now()),
    metadata: Object.fromEntries(
      Object.entries(groupOf(fields, 'metadata')).map(([name, value]) => [name, String(value)]),
    ),
  }
  sandbox.store.put('refund', { id: body.id, body, hidden: {} })
  tell(sandbox, 'refund.created', body)
  return body
}

export function findRefund({ store }: Pick<Sandbox, 'store'>, id: string): Stored<Refund> {
  const found = store.find(id)
  if (!found || found.body.object !== 'refund') throw missing('refund', id)
  return found as Stored<Refund>
}

/** The fan has told the provider their bank, and has the money. */
export function finishRefund(sandbox: Sandbox, id: string): Refund {
  const stored = findRefund(sandbox, id)
  stored.body.status = 'succeeded'
  sandbox.store.put('refund', stored)
  tell(sandbox, 'refund.updated', stored.body)
  return stored.body
}
