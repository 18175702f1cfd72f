import { Stripe } from 'stripe'
import { findProviderAccess, type ProviderAccess } from './access.ts'
import type { Config } from '../../platform/config.ts'

/** The provider can't be reached, or has a fault of its own: what was asked may have been done. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The provider does not do what was asked, and never will: nothing was done. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const clients = new WeakMap<ProviderAccess, Stripe>()

/** The library's client for these settings' provider. Throws `ProviderUnavailable` where there is none. */
export function stripeOf(config: Pick<Config, 'payments'>): Stripe {
  const access = findProviderAccess(config)
  if (!access) throw new ProviderUnavailable('no provider of payments is there')
  const client = clients.get(access) ?? openClient(access)
  clients.set(access, client)
  return client
}

function openClient({ url, key }: ProviderAccess): Stripe {
  const { hostname, port, protocol } = new URL(url)
  return new Stripe(key.reveal(), {
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    // Under an idempotency key, so that none does a thing twice.
    maxNetworkRetries: 2,
    timeout: 15_000,
    telemetry: false,
  })
}

/** Asks the provider, and throws one of the two errors above where it does not answer with what was asked. */
export async function asking<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (error) {
    // The same is under way: it will have an answer.
    const isUnderWay = error instanceof Stripe.errors.StripeError && error.statusCode === 409
    if (
      !isUnderWay &&
      (error instanceof Stripe.errors.StripeInvalidRequestError ||
        error instanceof Stripe.errors.StripeCardError)
    )
      throw new ProviderRefused(error.code ?? error.type, error.message)
    // Its own words may name a person, or hold a key.
    const type = error instanceof Stripe.errors.StripeError ? error.type : 'no answer'
    throw new ProviderUnavailable(`the provider of payments: ${type}`)
  }
}
