import type Stripe from 'stripe'
import type { PaymentContext } from './attempts.ts'
import { customerOf, readCard, type ProviderCard } from './customers.ts'
import { cardFrameUrl } from './intents.ts'
import { asking, stripeOf } from './provider.ts'
import type { CardStep } from './steps.ts'
import type { CardSavingRow } from './tables.ts'

/** A saving as the provider knows it: its setup intent, as far as we go by it. */
export type SetupIntent = {
  id: string
  /** The saving and the tenant that it says it is for. */
  savingId: string | undefined
  tenantId: string | undefined
  status: Stripe.SetupIntent.Status
  failure: CardSavingRow['failure']
  step: CardStep | null
  card: ProviderCard | undefined
}

/** Makes a saving known to the provider, under its own id: however often, there is one setup intent. */
export async function createSetupIntent(
  context: PaymentContext,
  { id, fanId }: CardSavingRow,
): Promise<string> {
  const created = stripeOf(context.config).setupIntents.create(
    {
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
      customer: await customerOf(context, fanId),
      metadata: { tenant: context.tenantId, saving: id },
    },
    { idempotencyKey: id },
  )
  return (await asking(created)).id
}

export async function readSetupIntent(
  { config }: PaymentContext,
  id: string,
): Promise<SetupIntent> {
  const expand = ['payment_method']
  const intent = await asking(stripeOf(config).setupIntents.retrieve(id, { expand }))
  const { metadata, status, last_setup_error: error } = intent
  return {
    id: intent.id,
    savingId: metadata?.saving,
    tenantId: metadata?.tenant,
    status,
    failure: error ? failureOf(error) : null,
    step: stepOf(intent),
    card: readCard(intent.payment_method),
  }

  function stepOf({ client_secret: secret, next_action: next }: Stripe.SetupIntent) {
    if (status === 'requires_payment_method' && secret)
      return {
        __typename: 'CardEntryStep' as const,
        frameUrl: cardFrameUrl(config, intent.id, secret),
      }
    const url = status === 'requires_action' ? next?.redirect_to_url?.url : undefined
    return url ? { __typename: 'ChallengeStep' as const, frameUrl: url } : null
  }
}

/** Has a saving given up. Throws `ProviderRefused` where it is over already. */
export async function cancelSetupIntent(
  { config }: PaymentContext,
  providerId: string,
): Promise<void> {
  await asking(stripeOf(config).setupIntents.cancel(providerId))
}

const failures: ReadonlyMap<string | undefined, NonNullable<CardSavingRow['failure']>> = new Map([
  ['setup_intent_authentication_failure', 'AUTH_FAILED'],
  ['payment_method_customer_decline', 'CANCELED'],
  ['expired_card', 'EXPIRED'],
  ['incorrect_number', 'INVALID'],
  ['invalid_number', 'INVALID'],
  ['incorrect_cvc', 'INVALID'],
  ['invalid_cvc', 'INVALID'],
  ['invalid_expiry_month', 'INVALID'],
  ['invalid_expiry_year', 'INVALID'],
])

function failureOf({ code }: Stripe.SetupIntent.LastSetupError) {
  return failures.get(code) ?? 'DECLINED'
}
