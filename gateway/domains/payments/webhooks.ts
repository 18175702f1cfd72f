import type Stripe from 'stripe'
import type { AnswerAnywhere } from '../../platform/domain.ts'
import { BodyTooLarge } from '../../platform/http/body.ts'
import { refuseMethod } from '../../platform/http/methods.ts'
import { isTenantId } from '../../platform/tenant/tenantId.ts'
import { findProviderAccess } from './access.ts'
import { stripeOf } from './provider.ts'
import { findSaving } from './savingStore.ts'
import { findAttempt, insertEvent } from './store.ts'
import { crashPoint } from '../../platform/crashPoints.ts'

const path = '/payments/webhooks'
const mostBytes = 256 * 1024
/** A webhook that was signed longer ago is a replay. */
const freshSeconds = 300

/**
 * `POST /payments/webhooks`, where the provider tells that something happened. It believes nothing of it but which
 * attempt to look at: that is completed by a job, which reads at the provider. 200 once that job stands, and for what
 * concerns nobody here; 400 for what is not signed by the provider over these very bytes within five minutes.
 */
export const handleWebhook: AnswerAnywhere = async (request, services, { readBody }) => {
  if (new URL(request.url).pathname !== path) return undefined
  if (request.method !== 'POST') return refuseMethod('POST')
  const access = findProviderAccess(services.config)
  if (!access) return refuse(503, 'There is no provider of payments.')
  let body: Buffer
  try {
    body = await readBody(mostBytes)
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuse(413, 'Too large.')
    throw error
  }
  let event: Stripe.Event
  try {
    event = stripeOf(services.config).webhooks.constructEvent(
      body,
      request.headers.get('stripe-signature') ?? '',
      access.webhookSecret.reveal(),
      freshSeconds,
      undefined,
      services.now().getTime(),
    )
  } catch {
    return refuse(400, 'The signature is not the provider’s.')
  }
  const { tenant, attempt, saving } = metadataOf(event)
  if (tenant === undefined || !isTenantId(tenant)) return new Response('ok', { headers: uncached })
  if (saving !== undefined)
    await services.databaseFor(tenant).transaction(async (db) => {
      const known = await findSaving(db, saving)
      if (known?.settledAt === null)
        await services.jobs.enqueue(tenant, 'completeSaving', { savingId: saving }, db)
    })
  if (attempt !== undefined)
    await services.databaseFor(tenant).transaction(async (db) => {
      if (!(await findAttempt(db, attempt))) return
      const isNew = await insertEvent(db, {
        id: event.id,
        type: event.type,
        attemptId: attempt,
        heardAt: services.now(),
      })
      if (isNew) await services.jobs.enqueue(tenant, 'completePayment', { attemptId: attempt }, db)
      crashPoint('webhook.commits')
    })
  crashPoint('webhook.committed')
  return new Response('ok', { headers: uncached })
}

function metadataOf({ data: { object } }: Stripe.Event): Stripe.Metadata {
  return 'metadata' in object && object.metadata ? object.metadata : {}
}

const uncached = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }

function refuse(status: number, text: string): Response {
  return new Response(text, { status, headers: uncached })
}
