import { bankAsks, bankRefuses } from './cards.ts'
import { tell } from './events.ts'
import { groupOf, textOf, type Fields } from './form.ts'
import { konbiniCodes } from './konbini.ts'
import { attach, createMethod, findMethod, takeNamedMethod } from './methods.ts'
import { invalid, missing } from './refusal.ts'
import { newId, seconds, type Sandbox } from './sandbox.ts'
import type { Stored } from './store.ts'

/** A payment or the saving of a card, as the API shows it. */
export type Intent = {
  id: string
  object: 'payment_intent' | 'setup_intent'
  /** Of a payment: yen have no smaller unit. */
  amount?: number
  amount_received?: number
  currency?: string
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  client_secret: string
  customer: string | null
  payment_method: string | null
  payment_method_types: string[]
  metadata: Record<string, string>
  next_action: Record<string, unknown> | null
  last_payment_error: { type: string; code: string; decline_code?: string; message: string } | null
  last_setup_error?: Intent['last_payment_error']
  latest_charge: string | null
  created: number
  canceled_at: number | null
  cancellation_reason: string | null
  setup_future_usage: string | null
  livemode: false
}

export type IntentKind = Intent['object']

/** How long past its time a slip that was printed before is still taken, as at real tills. */
const graceSeconds = 30 * 60

export function createIntent(sandbox: Sandbox, kind: IntentKind, fields: Fields): Intent {
  const amount = Number(textOf(fields, 'amount'))
  const isPayment = kind === 'payment_intent'
  if (isPayment && (!Number.isInteger(amount) || amount < 50 || amount > 99_999_999))
    throw invalid('Amount must be at least ¥50 jpy', { code: 'amount_too_small', param: 'amount' })
  const types = Object.values(groupOf(fields, 'allowed_payment_method_types')).map(String)
  const id = newId(isPayment ? 'pi' : 'seti')
  const intent: Intent = {
    id,
    object: kind,
    ...(isPayment
      ? { amount, amount_received: 0, currency: textOf(fields, 'currency') ?? '' }
      : { last_setup_error: null }),
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${newId('s').slice(-24)}`,
    customer: textOf(fields, 'customer') ?? null,
    payment_method: null,
    payment_method_types: types.length > 0 ? types : ['card'],
    metadata: Object.fromEntries(
      Object.entries(groupOf(fields, 'metadata')).map(([name, value]) => [name, String(value)]),
    ),
    next_action: null,
    last_payment_error: null,
    latest_charge: null,
    created: seconds(sandbox.now()),
    canceled_at: null,
    cancellation_reason: null,
    setup_future_usage: textOf(fields, 'setup_future_usage') ?? null,
    livemode: false,
  }
  const stored = { id, body: intent, hidden: { options: {} } as Fields }
  takeMethod(sandbox, stored, fields)
  sandbox.store.put(kind, stored)
  return intent
}

export function findIntent({ store }: Pick<Sandbox, 'store'>, id: string): Stored<Intent> {
  const found = store.find(id)
  if (!found || !String(found.body.object).endsWith('_intent')) throw missing('payment_intent', id)
  return found as Stored<Intent>
}

/** Goes on with an intent as its method does: pays at once, asks the fan for something, or is declined. */
export function confirmIntent(sandbox: Sandbox, id: string, fields: Fields): Intent {
  const stored = findIntent(sandbox, id)
  const intent = stored.body
  if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
    throw unexpected(intent, 'confirm')
  takeMethod(sandbox, stored, fields)
  if (!intent.payment_method) throw invalid('A payment method is required to confirm.')
  const returnUrl = textOf(fields, 'return_url')
  stored.hidden.returnUrl = returnUrl ?? ''
  intent.setup_future_usage = textOf(fields, 'setup_future_usage') ?? intent.setup_future_usage
  const method = findMethod(sandbox, intent.payment_method)
  const isSaved = method.body.customer !== null
  if (isSaved && method.body.customer !== intent.customer)
    throw invalid('The payment method does not belong to the customer.')
  if (!intent.payment_method_types.includes(method.body.type))
    throw invalid(`The payment method type "${method.body.type}" is not allowed here.`)
  switch (method.body.type) {
    case 'konbini':
      return askAtTill(sandbox, stored)
    case 'paypay':
      return ask(sandbox, stored, 'wallet')
    default:
      if (!bankAsks(String(method.hidden.scenario), isSaved)) return charge(sandbox, stored)
      // Nobody is there to be asked.
      return textOf(fields, 'off_session') === 'true'
        ? decline(sandbox, stored, 'authentication_required', 'authentication_required')
        : ask(sandbox, stored, 'challenge')
  }
}

export function cancelIntent(sandbox: Sandbox, id: string, reason: string | null): Intent {
  const stored = findIntent(sandbox, id)
  const intent = stored.body
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpected(intent, 'cancel')
  intent.status = 'canceled'
  intent.next_action = null
  intent.canceled_at = seconds(sandbox.now())
  intent.cancellation_reason = reason
  return write(sandbox, stored, 'canceled')
}

/** What the fan answered to the bank's or the wallet's question. */
export function answerIntent(
  sandbox: Sandbox,
  id: string,
  answer: 'yes' | 'no' | 'gives_up',
): Intent {
  const stored = findIntent(sandbox, id)
  if (stored.body.status !== 'requires_action') return stored.body
  if (answer === 'yes') return charge(sandbox, stored)
  return decline(
    sandbox,
    stored,
    answer === 'no'
      ? `${stored.body.object}_authentication_failure`
      : 'payment_method_customer_decline',
  )
}

/**
 * Takes cash for a slip. Answers false where the till refuses it: it is paid, over or cancelled. Forced, it takes cash
 * for one that is over too, as a shop does whose till learns of it late.
 */
export function payAtTill(sandbox: Sandbox, id: string, { isForced = false } = {}): boolean {
  const stored = findIntent(sandbox, id)
  const { status } = stored.body
  if (status === 'succeeded' || (status !== 'requires_action' && !isForced)) return false
  const method = stored.body.payment_method ?? textOf(stored.hidden, 'lastMethod')
  if (!method || findMethod(sandbox, method).body.type !== 'konbini') return false
  stored.body.payment_method = method
  charge(sandbox, stored)
  return true
}

/** Ends the slips whose time is over, as the provider does by itself. */
export function expireSlips(sandbox: Sandbox): void {
  for (const { id, body } of sandbox.store.list('payment_intent', 1_000) as Stored<Intent>[]) {
    if (body.status !== 'requires_action' || !body.next_action?.konbini_display_details) continue
    const stored = findIntent(sandbox, id)
    if (seconds(sandbox.now()) > Number(stored.hidden.expiresAt) + graceSeconds)
      decline(sandbox, stored, 'payment_intent_payment_attempt_expired')
  }
}

function takeMethod(sandbox: Sandbox, { body, hidden }: Stored<Intent>, fields: Fields): void {
  const named = textOf(fields, 'payment_method')
  const data = groupOf(fields, 'payment_method_data')
  const type = textOf(data, 'type')
  const options = groupOf(fields, 'payment_method_options')
  hidden.options = { ...groupOf(hidden, 'options'), ...options }
  if (!named && !type) return
  body.payment_method = named
    ? takeNamedMethod(sandbox, named).id
    : createMethod(sandbox, type!, data)
  body.status = 'requires_confirmation'
}

function charge(sandbox: Sandbox, stored: Stored<Intent>): Intent {
  const intent = stored.body
  const { hidden } = findMethod(sandbox, intent.payment_method!)
  const refusal = bankRefuses(String(hidden.scenario), intent.object === 'payment_intent')
  if (refusal) return decline(sandbox, stored, refusal.code, refusal.declineCode)
  intent.status = 'succeeded'
  intent.next_action = null
  intent.last_payment_error = null
  if (intent.object === 'payment_intent') {
    intent.amount_received = intent.amount!
    intent.latest_charge = newId('ch')
  }
  const isSaved = intent.object === 'setup_intent' || intent.setup_future_usage !== null
  if (intent.customer && isSaved) attach(sandbox, intent.payment_method!, intent.customer)
  return write(sandbox, stored, 'succeeded')
}

function decline(
  sandbox: Sandbox,
  stored: Stored<Intent>,
  code: string,
  declineCode?: string,
): Intent {
  const intent = stored.body
  intent.status = 'requires_payment_method'
  if (intent.payment_method) stored.hidden.lastMethod = intent.payment_method
  intent.payment_method = null
  intent.next_action = null
  intent.last_payment_error = {
    type: 'card_error',
    code,
    ...(declineCode && { decline_code: declineCode }),
    message: 'The payment was not made.',
  }
  if (intent.object === 'setup_intent') intent.last_setup_error = intent.last_payment_error
  return write(
    sandbox,
    stored,
    intent.object === 'payment_intent' ? 'payment_failed' : 'setup_failed',
  )
}

/** Sends the fan to a page of the sandbox's, which stands for the bank's or the wallet's. */
function ask(sandbox: Sandbox, stored: Stored<Intent>, page: 'challenge' | 'wallet'): Intent {
  const intent = stored.body
  const url = pageOf(sandbox, stored, page)
  intent.status = 'requires_action'
  intent.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url, return_url: stored.hidden.returnUrl || null },
  }
  return write(sandbox, stored, 'requires_action')
}

/** A page of the sandbox's, at the site that the fan comes back to: several may share it. */
function pageOf({ settings }: Sandbox, { body, hidden }: Stored<Intent>, page: string): string {
  const returnUrl = textOf(hidden, 'returnUrl')
  const pages = returnUrl ? new URL('/sandbox', returnUrl).href : settings.pages
  return `${pages}/${page}/${body.id}?secret=${body.client_secret}`
}

function askAtTill(sandbox: Sandbox, stored: Stored<Intent>): Intent {
  const intent = stored.body
  const options = groupOf(groupOf(stored.hidden, 'options'), 'konbini')
  const phone = textOf(options, 'confirmation_number')
  const { billing_details: who } = findMethod(sandbox, intent.payment_method!).body
  if (!who.name || !who.email) throw invalid('A name and an email are required for konbini.')
  if (intent.amount! > 299_999) throw invalid('Amount is too large', { code: 'amount_too_large' })
  const expiresAt = Number(
    textOf(options, 'expires_at') ?? seconds(sandbox.now()) + 3 * 24 * 60 * 60,
  )
  stored.hidden.expiresAt = String(expiresAt)
  intent.status = 'requires_action'
  intent.next_action = {
    type: 'konbini_display_details',
    konbini_display_details: {
      expires_at: expiresAt,
      hosted_voucher_url: pageOf(sandbox, stored, 'konbini'),
      stores: konbiniCodes(intent.id, phone),
    },
  }
  return write(sandbox, stored, 'requires_action')
}

function write(sandbox: Sandbox, stored: Stored<Intent>, event: string): Intent {
  sandbox.store.put(stored.body.object, stored)
  tell(sandbox, `${stored.body.object}.${event}`, stored.body)
  return stored.body
}

const unexpected = (intent: Intent, act: string) =>
  invalid(`You cannot ${act} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: `${intent.object}_unexpected_state`,
    [intent.object]: intent,
  })
