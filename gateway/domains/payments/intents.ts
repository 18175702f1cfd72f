import type Stripe from 'stripe'
import type { Config } from '../../platform/config.ts'
import type { KonbiniStore, PaymentFailure } from '../types.generated.ts'
import type { Database } from '../../platform/database/pools.ts'
import { customerOf, readCard, type ProviderCard } from './customers.ts'
import { asking, stripeOf } from './provider.ts'
import { crashPoint } from '../../platform/crashPoints.ts'
import type { AttemptStep } from './steps.ts'
import type { PaymentAttemptRow } from './tables.ts'

/** An attempt as the provider knows it: its payment intent, as far as we go by it. */
export type Intent = {
  id: string
  /** The attempt and the tenant that it says it is for. */
  attemptId: string | undefined
  tenantId: string | undefined
  amountYen: number
  receivedYen: number
  currency: string
  status: Stripe.PaymentIntent.Status
  failure: PaymentFailure | undefined
  step: AttemptStep | undefined
  /** The bank wants the fan to be asked, who was not there. */
  isFanWanted: boolean
  /** The provider's id of the capture. */
  chargeId: string | undefined
  /** The card that was saved with the payment. */
  savedCard: ProviderCard | undefined
}

type Asker = { config: Config; tenantId: string }

/** How the provider names our methods. */
const types = { CARD: 'card', KONBINI: 'konbini', PAYPAY: 'paypay' } as const

/** Where frames of the provider's lead back to: our own page, which tells the page around it. */
export const returnedPath = '/payments/returned'

/** Makes the attempt known to the provider, under its own id: however often, there is one intent. Nothing is paid yet. */
export async function createIntent(
  asker: Asker & { db: Database },
  attempt: PaymentAttemptRow,
): Promise<string> {
  const { savedCard, konbini, isSavable, isSaved } = attempt.details
  const isFans = isSavable || isSaved
  const customer = savedCard?.customer ?? (isFans && (await customerOf(asker, attempt.fanId)))
  const params: Stripe.PaymentIntentCreateParams = {
    amount: attempt.amountYen,
    currency: 'jpy',
    allowed_payment_method_types: [types[attempt.method]],
    metadata: { tenant: asker.tenantId, attempt: attempt.id },
    ...(customer && { customer }),
    ...(savedCard && { payment_method: savedCard.card }),
    ...(isSaved && !savedCard && { setup_future_usage: 'off_session' }),
    ...(attempt.method === 'PAYPAY' && { payment_method_data: { type: 'paypay' } }),
    ...(konbini && {
      payment_method_data: {
        type: 'konbini',
        billing_details: { name: konbini.name, email: konbini.email },
      },
      payment_method_options: {
        konbini: {
          confirmation_number: konbini.phone,
          expires_at: Math.floor(lastInstantOf(attempt) / 1000),
        },
      },
    }),
  }
  crashPoint('payment.create.asks')
  const created = stripeOf(asker.config).paymentIntents.create(params, {
    idempotencyKey: attempt.id,
  })
  const { id } = await asking(created)
  crashPoint('payment.create.answered')
  return id
}

/** When a slip's time is over: an hour after what the fan is told. */
function lastInstantOf({ payBy }: PaymentAttemptRow): number {
  return payBy.getTime() + 60 * 60 * 1000
}

export async function readIntent(asker: Asker, id: string): Promise<Intent> {
  const expand = ['payment_method']
  const found = stripeOf(asker.config).paymentIntents.retrieve(id, { expand })
  return describe(asker, await asking(found))
}

/**
 * Has it paid, or the fan asked for what it takes: `isAsking` where a job charged, and the bank wants the fan. Throws
 * `ProviderRefused` where it is declined or can't be any more.
 */
export async function confirmIntent(
  { config }: Asker,
  { id, method, providerId, details }: PaymentAttemptRow,
  isAsking = false,
): Promise<void> {
  // A challenge stands in a frame, where none of our pages may be; a wallet has the whole window.
  const path = method === 'CARD' ? returnedPath : (details.returnPath ?? returnedPath)
  const returnUrl = new URL(path, config.origin)
  returnUrl.searchParams.set('attempt', id)
  const isAlone = details.isOffSession && !isAsking
  crashPoint('payment.confirm.asks')
  const confirmed = stripeOf(config).paymentIntents.confirm(
    providerId!,
    {
      ...(isAlone ? { off_session: true } : { return_url: returnUrl.href }),
      // What was declined has let go of its card.
      ...(isAsking && { payment_method: details.savedCard!.card }),
    },
    { idempotencyKey: isAsking ? `${id}:ask` : `${id}:confirm` },
  )
  await asking(confirmed)
  crashPoint('payment.confirm.answered')
}

/** Has it cancelled. Throws `ProviderRefused` where it is paid already, or cancelled. */
export async function cancelIntent(
  { config }: Asker,
  { providerId }: PaymentAttemptRow,
): Promise<void> {
  // Under no key: the provider would give yesterday's answer to whoever asks again today.
  crashPoint('payment.cancel.asks')
  const canceled = stripeOf(config).paymentIntents.cancel(providerId!)
  await asking(canceled)
  crashPoint('payment.cancel.answered')
}

function describe({ config }: Asker, intent: Stripe.PaymentIntent): Intent {
  const { latest_charge: charge, last_payment_error: error } = intent
  return {
    id: intent.id,
    attemptId: intent.metadata.attempt,
    tenantId: intent.metadata.tenant,
    amountYen: intent.amount,
    receivedYen: intent.amount_received,
    currency: intent.currency,
    status: intent.status,
    failure: error ? failureOf(error) : undefined,
    step: stepOf(config, intent),
    isFanWanted: error?.code === 'authentication_required',
    chargeId: typeof charge === 'string' ? charge : charge?.id,
    savedCard: intent.setup_future_usage ? readCard(intent.payment_method) : undefined,
  }
}

const failures: ReadonlyMap<string | undefined, PaymentFailure> = new Map([
  ['payment_intent_authentication_failure', 'AUTH_FAILED'],
  ['payment_intent_payment_attempt_expired', 'EXPIRED'],
  ['payment_intent_konbini_rejected_confirmation_number', 'REFUSED'],
  ['payment_method_customer_decline', 'CANCELED'],
  ['insufficient_funds', 'LIMIT'],
  ['card_velocity_exceeded', 'LIMIT'],
  ['withdrawal_count_limit_exceeded', 'LIMIT'],
])

function failureOf({ code, decline_code: why }: Stripe.PaymentIntent.LastPaymentError) {
  return failures.get(why) ?? failures.get(code) ?? 'DECLINED'
}

function stepOf(config: Config, intent: Stripe.PaymentIntent): AttemptStep | undefined {
  const { next_action: next, status } = intent
  const isCard = intent.payment_method_types.includes('card')
  if (status === 'requires_payment_method' && isCard && intent.client_secret)
    return {
      __typename: 'CardEntryStep',
      frameUrl: cardFrameUrl(config, intent.id, intent.client_secret),
    }
  if (status !== 'requires_action' || !next) return undefined
  const url = next.redirect_to_url?.url
  if (url)
    return isCard
      ? { __typename: 'ChallengeStep', frameUrl: url }
      : { __typename: 'WalletStep', url }
  const slip = next.konbini_display_details
  return (
    slip && {
      __typename: 'KonbiniStep',
      slipUrl: slip.hosted_voucher_url,
      stores: stores.flatMap(([store, name]) => {
        const code = slip.stores[name]
        return code
          ? {
              store,
              paymentCode: code.payment_code,
              confirmationNumber: code.confirmation_number ?? null,
            }
          : []
      }),
    }
  )
}

const stores = [
  ['FAMILYMART', 'familymart'],
  ['LAWSON', 'lawson'],
  ['MINISTOP', 'ministop'],
  ['SEICOMART', 'seicomart'],
] as const satisfies readonly (readonly [KonbiniStore, string])[]

/** The frame that takes a card for an intent: a document of the provider's, so that its number never comes to us. */
export function cardFrameUrl({ origin }: Config, intentId: string, clientSecret: string): string {
  const url = new URL(`/sandbox/card/${intentId}`, origin)
  url.searchParams.set('secret', clientSecret)
  url.searchParams.set('return', new URL(returnedPath, origin).href)
  return url.href
}
