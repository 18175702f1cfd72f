import { readNamedCard, type Card } from './cards.ts'
import { groupOf, textOf, type Fields } from './form.ts'
import { invalid, missing } from './refusal.ts'
import { newId, seconds, type Sandbox } from './sandbox.ts'
import type { Stored } from './store.ts'

/** How somebody pays, as the API shows it. */
export type PaymentMethod = {
  id: string
  object: 'payment_method'
  type: string
  customer: string | null
  created: number
  livemode: false
  billing_details: { name: string | null; email: string | null; phone: string | null }
  card?: {
    brand: string
    last4: string
    exp_month: number
    exp_year: number
    fingerprint: string
  }
}

export function createMethod(sandbox: Sandbox, type: string, data: Fields, card?: Card): string {
  const details = groupOf(data, 'billing_details')
  const body: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    type,
    customer: null,
    created: seconds(sandbox.now()),
    livemode: false,
    billing_details: {
      name: textOf(details, 'name') ?? null,
      email: textOf(details, 'email') ?? null,
      phone: textOf(details, 'phone') ?? null,
    },
    ...(card && {
      card: {
        brand: card.brand,
        last4: card.last4,
        fingerprint: card.fingerprint,
        exp_month: card.month,
        exp_year: card.year,
      },
    }),
  }
  sandbox.store.put('payment_method', {
    id: body.id,
    body,
    hidden: { scenario: card?.scenario ?? 'pays' },
  })
  return body.id
}

export function findMethod({ store }: Pick<Sandbox, 'store'>, id: string): Stored<PaymentMethod> {
  const found = store.find(id)
  if (!found || found.body.object !== 'payment_method') throw missing('PaymentMethod', id)
  return found as Stored<PaymentMethod>
}

/** The method that is named: one that exists, or a new one of a test card. */
export function takeNamedMethod(sandbox: Sandbox, name: string): Stored<PaymentMethod> {
  const card = readNamedCard(name, sandbox.now(), sandbox.settings.key)
  return findMethod(sandbox, card ? createMethod(sandbox, 'card', {}, card) : name)
}

/** Unties a method from its customer: it pays nothing any more. */
export function detach(sandbox: Sandbox, id: string): PaymentMethod {
  const { body } = findMethod(sandbox, id)
  if (body.customer === null)
    throw invalid('The payment method you provided is not attached to a customer.')
  return attach(sandbox, id, null)
}

/** Ties a method to a customer, or to nobody any more. */
export function attach(sandbox: Sandbox, id: string, customer: string | null): PaymentMethod {
  const method = findMethod(sandbox, id)
  const body = { ...method.body, customer }
  sandbox.store.put('payment_method', { ...method, body })
  return body
}

export function methodsOf(sandbox: Sandbox, customer: string): PaymentMethod[] {
  return sandbox.store
    .list('payment_method', 10_000)
    .map(({ body }) => body as PaymentMethod)
    .filter((method) => method.customer === customer)
}
