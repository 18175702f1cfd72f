import { createHmac } from 'node:crypto'
import { newId, seconds, type Sandbox } from './sandbox.ts'

/** What the desk has set for the webhooks to come. */
export type Desk = {
  delayMs: number
  /** How often each is sent. */
  copies: number
  isDropping: boolean
  /** Holds each back until the next is sent. */
  isReordering: boolean
}

export const calmDesk: Desk = { delayMs: 0, copies: 1, isDropping: false, isReordering: false }

export function readDesk({ store }: Pick<Sandbox, 'store'>): Desk {
  return { ...calmDesk, ...(JSON.parse(store.setting('desk') ?? '{}') as Partial<Desk>) }
}

/** By how much an event is late that lets the next one by. */
const reorderedMs = 1_500
/** Stripe goes on for days; what waits for nobody may give up sooner. */
const mostTries = 12

/** Writes an event down and has it told, in the transaction of what it tells of. */
export function tell(sandbox: Sandbox, type: string, object: object): void {
  const { store, now } = sandbox
  const body = {
    id: newId('evt'),
    object: 'event',
    api_version: null,
    created: seconds(now()),
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  }
  store.put('event', { id: body.id, body, hidden: {} })
  const desk = readDesk(sandbox)
  if (desk.isDropping) return
  const isHeld = desk.isReordering && store.list('event', 1_000).length % 2 === 1
  const dueAt = Date.now() + desk.delayMs + (isHeld ? reorderedMs : 0)
  for (let copy = 0; copy < desk.copies; copy++) store.deliver(body.id, dueAt)
}

/** The header that proves a webhook: an HMAC over the time and the very bytes that are sent. */
export function sign(payload: string, secret: string, at: Date): string {
  const signature = createHmac('sha256', secret)
    .update(`${seconds(at)}.${payload}`)
    .digest('hex')
  return `t=${seconds(at)},v1=${signature}`
}

/** Sends one event's webhook, as signed by `secret` at `at`. Answers the status, 0 where nobody answered. */
export async function send(
  { store, settings, now }: Sandbox,
  eventId: string,
  { secret = settings.webhookSecret, at = now() }: { secret?: string; at?: Date } = {},
): Promise<number> {
  const payload = JSON.stringify(store.find(eventId)?.body ?? {})
  try {
    const answer = await fetch(settings.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': sign(payload, secret, at),
      },
      body: payload,
      signal: AbortSignal.timeout(10_000),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

/** Sends what is due, and again what was not taken, later and later. */
export async function sendDue(sandbox: Sandbox): Promise<void> {
  const { store } = sandbox
  await Promise.all(
    store.due(Date.now()).map(async ({ id, eventId, tries }) => {
      store.deliverAgain(id, Date.now() + 1_000 * 2 ** Math.min(tries, 9))
      const status = await send(sandbox, eventId)
      if ((status >= 200 && status < 300) || tries >= mostTries) store.delivered(id)
    }),
  )
}
