import { createHash, timingSafeEqual } from 'node:crypto'
import { groupOf, readForm, textOf, type Fields } from './form.ts'
import {
  cancelIntent,
  confirmIntent,
  createIntent,
  findIntent,
  type Intent,
  type IntentKind,
} from './intents.ts'
import { attach, detach, findMethod, methodsOf, takeNamedMethod } from './methods.ts'
import { missing, Refusal } from './refusal.ts'
import { createRefund, findRefund, refundsOf } from './refunds.ts'
import { newId, seconds, type Sandbox } from './sandbox.ts'

export type Call = {
  method: string
  url: URL
  /** As it came. */
  body: string
  authorization?: string | undefined
  idempotencyKey?: string | undefined
}

export type Answer = { status: number; body: string; isReplayed?: boolean }

type Act = (sandbox: Sandbox, fields: Fields, id: string) => object

const intentActs = (kind: IntentKind, path: string): [string, RegExp, Act][] => [
  ['POST', new RegExp(`^/v1/${path}$`), (sandbox, fields) => createIntent(sandbox, kind, fields)],
  ['GET', new RegExp(`^/v1/${path}$`), (sandbox, fields) => page(sandbox, kind, fields)],
  [
    'GET',
    new RegExp(`^/v1/${path}/(\\w+)$`),
    (sandbox, fields, id) => expand(sandbox, findIntent(sandbox, id).body, fields),
  ],
  [
    'POST',
    new RegExp(`^/v1/${path}/(\\w+)/confirm$`),
    (sandbox, fields, id) => confirm(sandbox, fields, id),
  ],
  [
    'POST',
    new RegExp(`^/v1/${path}/(\\w+)/cancel$`),
    (sandbox, fields, id) =>
      cancelIntent(sandbox, id, textOf(fields, 'cancellation_reason') ?? null),
  ],
]

/** The part of Stripe's API that the gateway uses. */
const acts: readonly [method: string, path: RegExp, act: Act][] = [
  ...intentActs('payment_intent', 'payment_intents'),
  ...intentActs('setup_intent', 'setup_intents'),
  ['POST', /^\/v1\/customers$/, createCustomer],
  ['GET', /^\/v1\/customers\/(\w+)$/, (sandbox, _, id) => findCustomer(sandbox, id)],
  [
    'GET',
    /^\/v1\/customers\/(\w+)\/payment_methods$/,
    (sandbox, _, id) => list(methodsOf(sandbox, id)),
  ],
  ['GET', /^\/v1\/payment_methods\/(\w+)$/, (sandbox, _, id) => findMethod(sandbox, id).body],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/attach$/, attachNamed],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, (sandbox, _, id) => detach(sandbox, id)],
  ['POST', /^\/v1\/refunds$/, createRefund],
  ['GET', /^\/v1\/refunds\/(\w+)$/, (sandbox, _, id) => findRefund(sandbox, id).body],
  [
    'GET',
    /^\/v1\/refunds$/,
    (sandbox, fields) => list(refundsOf(sandbox, textOf(fields, 'payment_intent') ?? '')),
  ],
]

/**
 * Answers a call of the API. What was answered under an idempotency key is answered again, whatever became of it
 * since; the key with another body is refused.
 */
export function answerCall(sandbox: Sandbox, call: Call): Answer {
  const { store, settings } = sandbox
  if (!isSame(call.authorization ?? '', `Bearer ${settings.key}`))
    return refused(new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key' }))
  const key = call.method === 'POST' ? call.idempotencyKey : undefined
  const hash = createHash('sha256').update(`${call.url.pathname} ${call.body}`).digest('hex')
  return store.transaction(() => {
    const known = key === undefined ? undefined : store.answer(key)
    if (known && known.hash !== hash)
      return refused(
        new Refusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        }),
      )
    if (known) return { status: known.status, body: known.body, isReplayed: true }
    const answer = run(sandbox, call)
    // As Stripe: what was refused before it began is not kept.
    if (key !== undefined && answer.status !== 400 && answer.status !== 404)
      store.keepAnswer(key, hash, answer.status, answer.body)
    return answer
  })
}

function run(sandbox: Sandbox, { method, url, body }: Call): Answer {
  try {
    for (const [known, path, act] of acts) {
      const [found, id = ''] = path.exec(url.pathname) ?? []
      if (found === undefined || known !== method) continue
      const fields = readForm(method === 'GET' ? url.search : body)
      const answer = act(sandbox, fields, id)
      // What was declined is written down all the same: it is an answer, and undoes nothing.
      return 'declined' in answer
        ? { status: 402, body: JSON.stringify({ error: answer.declined }) }
        : { status: 200, body: JSON.stringify(answer) }
    }
    throw missing('path', url.pathname)
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    throw error
  }
}

/** A confirmation that is declined is told as an error, as Stripe's is. */
function confirm(sandbox: Sandbox, fields: Fields, id: string): object {
  const intent = confirmIntent(sandbox, id, fields)
  const { last_payment_error: error } = intent
  if (intent.status !== 'requires_payment_method' || !error) return intent
  return { declined: { ...error, [intent.object]: intent } }
}

function refused({ status, error }: Refusal): Answer {
  return { status, body: JSON.stringify({ error }) }
}

function createCustomer(sandbox: Sandbox, fields: Fields): object {
  const body = {
    id: newId('cus'),
    object: 'customer',
    created: seconds(sandbox.now()),
    metadata: groupOf(fields, 'metadata'),
    livemode: false,
  }
  sandbox.store.put('customer', { id: body.id, body, hidden: {} })
  return body
}

function findCustomer({ store }: Sandbox, id: string): object {
  const found = store.find(id)
  if (found?.body.object !== 'customer') throw missing('customer', id)
  return found.body
}

function attachNamed(sandbox: Sandbox, fields: Fields, name: string): object {
  const customer = textOf(fields, 'customer') ?? ''
  findCustomer(sandbox, customer)
  return attach(sandbox, takeNamedMethod(sandbox, name).id, customer)
}

/** With the whole of what is asked for by name, instead of its id. */
function expand(sandbox: Sandbox, intent: Intent, fields: Fields): object {
  const wanted = Object.values(groupOf(fields, 'expand'))
  return wanted.includes('payment_method') && intent.payment_method
    ? { ...intent, payment_method: findMethod(sandbox, intent.payment_method).body }
    : intent
}

function list(data: readonly object[], hasMore = false): object {
  return { object: 'list', data, has_more: hasMore, url: '/v1' }
}

/** The newest first, those before `starting_after`, no older than `created[gte]`. */
function page({ store }: Sandbox, kind: string, fields: Fields): object {
  const limit = Number(textOf(fields, 'limit') ?? 10)
  const since = Number(textOf(groupOf(fields, 'created'), 'gte') ?? 0)
  const found = store.list(kind, limit + 1, textOf(fields, 'starting_after'))
  const bodies = found.map(({ body }) => body).filter(({ created }) => Number(created) >= since)
  return list(bodies.slice(0, limit), bodies.length > limit)
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
