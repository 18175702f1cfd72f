import { eq } from 'drizzle-orm'
import { readCard } from '#sandbox/cards.ts'
import { answerIntent, confirmIntent, payAtTill } from '#sandbox/intents.ts'
import { createMethod } from '#sandbox/methods.ts'
import { startSandbox } from '#sandbox/testing.ts'
import { sweepPayments } from '../payments/jobs.ts'
import {
  complete,
  findAttempt,
  findRefund,
  findRefundsOfAttempt,
  payOut,
} from '../payments/service.ts'
import { payment } from '../payments/tables.ts'
import { user } from '../user/tables.ts'
import { openShop, sessionOf } from './testing.ts'

/** The sandbox's cards, by what they do. */
export const cards = {
  pays: '4242424242424242',
  asks: '4000002500003155',
  declines: '4000000000000002',
} as const

/** A shop beside the sandbox, where fans pay in yen. */
export async function openCheckoutFixture() {
  let now: () => Date = () => new Date()
  const provider = await startSandbox(() => now())
  const { sandbox } = provider
  let isOffline = false
  const shop = await openShop(provider.env)
  now = shop.now
  const providerIdOf = async (fan: string, sessionId: string) => {
    const attempt = await till.attempt(fan, sessionId)
    return attempt.providerId!
  }
  const till = {
    ...shop,
    provider,
    /** A fan who was born on this day: grown up, unless told. */
    async adult(birthDate = '2000-01-01'): Promise<string> {
      const fan = await shop.buyer()
      await shop.db.update(user).set({ birthDate }).where(eq(user.id, fan))
      return fan
    },
    async attempt(fan: string, sessionId: string) {
      const session = await shop.session(fan, sessionId)
      return (await findAttempt(shop.db, session!.attemptId!))!
    },
    /** Confirms a checkout of one item, to be paid so. */
    async begin(fan: string, itemId: string, total: number, method: 'CARD' | 'KONBINI' | 'PAYPAY') {
      const id = await shop.ready(fan, itemId, 1, method)
      sessionOf(await shop.pay(fan, id, total))
      return id
    },
    async typeCard(fan: string, sessionId: string, number: string, isSaved = false): Promise<void> {
      const card = readCard({ number, expiry: '12/28', cvc: '123' }, now(), 'a key')
      if (typeof card === 'string') throw new Error(card)
      const method = createMethod(sandbox, 'card', {}, card)
      const id = await providerIdOf(fan, sessionId)
      confirmIntent(sandbox, id, {
        payment_method: method,
        ...(isSaved && { setup_future_usage: 'off_session' }),
      })
    },
    answer: async (fan: string, sessionId: string, answer: 'yes' | 'no' | 'gives_up') =>
      answerIntent(sandbox, await providerIdOf(fan, sessionId), answer),
    payCash: async (fan: string, sessionId: string, isForced = false) =>
      payAtTill(sandbox, await providerIdOf(fan, sessionId), { isForced }),
    /** Pays a slip that was cancelled here, as tills sometimes let one. */
    async payLate({ id, providerId }: { id: string; providerId: string | null }) {
      payAtTill(sandbox, providerId!, { isForced: true })
      await complete(shop.as(null), id)
    },
    /** Cash has been transferred back to the fan's bank. */
    async transfer({ id }: { id: string }): Promise<void> {
      for (const { id: refundId } of await findRefundsOfAttempt(shop.db, id)) {
        const refund = (await findRefund(shop.db, refundId))!
        await shop.db.transaction((db) => payOut(shop.as(null), db, refund))
      }
    },
    /** What the browser that comes back, the poll and the webhook do. */
    async look(fan: string, sessionId: string) {
      await complete(shop.as(fan), (await till.attempt(fan, sessionId)).id)
      return (await shop.session(fan, sessionId))!
    },
    sweep: () => sweepPayments(shop.as(null)),
    payments: async (attemptId: string) =>
      shop.db.select().from(payment).where(eq(payment.attemptId, attemptId)),
    /** The provider does not answer any more. */
    async goOffline() {
      isOffline = true
      await provider.close()
    },
    async close() {
      await shop.close()
      if (!isOffline) await provider.close()
    },
  }
  return till
}
