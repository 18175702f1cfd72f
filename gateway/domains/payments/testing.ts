import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { readCard as readTypedCard } from '#sandbox/cards.ts'
import { confirmIntent } from '#sandbox/intents.ts'
import { createMethod } from '#sandbox/methods.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { startSandbox } from '#sandbox/testing.ts'
import { createHttpServer } from '../../platform/http/server.ts'
import { openTestQueue, runDueJobs } from '../../platform/jobs/testing.ts'
import { createPools } from '../../platform/database/pools.ts'
import type { SettledAttempt, Settlement } from '../../platform/settlement.ts'
import { openCommunity } from '../chat/testing.ts'
import type { PaymentContext } from './attempts.ts'
import { stripeOf } from './provider.ts'
import { complete, createAttempt, findAttempt, submitAttempt, type NewAttempt } from './service.ts'
import { customerOf, readCard } from './customers.ts'
import { keepCard } from './instruments.ts'
import { payment, paymentRefund, providerEvent, type InstrumentRow } from './tables.ts'
import { handleWebhook } from './webhooks.ts'

declare module '../../platform/settlement.ts' {
  interface PaymentSubjects {
    TEST: 'what the tests pay for'
  }
}

export type PaymentsFixture = Awaited<ReturnType<typeof openPaymentsFixture>>

/** Payments on a real database beside the sandbox, over real HTTP, with a clock to turn and fans who pay. */
export async function openPaymentsFixture() {
  let now: () => Date = () => new Date()
  let webhookUrl = ''
  const provider = await startSandbox(
    () => now(),
    () => webhookUrl,
  )
  const stage = await openCommunity({ ...provider.env })
  now = stage.as(null).now
  const settled: { came: 'captured' | 'failed' | 'refunded'; attempt: SettledAttempt }[] = []
  let became: 'ORDER' | 'REFUND' = 'ORDER'
  const settlement: Settlement = {
    async captured(_, attempt) {
      settled.push({ came: 'captured', attempt })
      return became
    },
    async failed(_, attempt) {
      settled.push({ came: 'failed', attempt })
    },
    async refunded(_, attempt) {
      settled.push({ came: 'refunded', attempt })
    },
  }
  const pools = createPools(stage.appUrl, () => undefined)
  const jobs = openTestQueue(pools)
  const settles = new Map([['TEST', settlement]])
  const as = (userId: string | null) => ({ ...stage.as(userId), settles, jobs })
  const context: PaymentContext = as(null)
  const server = createHttpServer(
    context,
    [],
    [(request, arrival) => handleWebhook(request, context, arrival)],
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/payments/webhooks`
  const fanId = await stage.fan()
  let subjects = 0

  return {
    ...stage,
    as,
    context,
    fanId,
    sandbox: provider.sandbox,
    stripe: stripeOf(context.config),
    webhookUrl,
    settlement,
    /** What became of which attempts, in the order of their commits. */
    settledOf: (id: string) =>
      settled.filter(({ attempt }) => attempt.id === id).map(({ came }) => came),
    /** What was paid for can't be had any more, or can again. */
    sellOut: (isSoldOut: boolean) => void (became = isSoldOut ? 'REFUND' : 'ORDER'),
    /** An attempt that nobody has submitted yet. */
    async begin(more: Partial<NewAttempt> = {}) {
      const subject = { kind: 'TEST' as const, id: `test_${++subjects}` }
      const { attempt } = await context.db.transaction((db) =>
        createAttempt(db, {
          subject,
          fanId,
          method: 'CARD',
          amountYen: 1_200,
          now: now(),
          ...more,
        }),
      )
      return attempt
    },
    /** A card that a fan has saved, one of Stripe's by its name. */
    saveCard: (card = 'pm_card_visa', fan = fanId) => saveTestCard(context, card, fan),
    /** Has a bank decline an attempt by card. */
    async decline(id: string): Promise<void> {
      const { providerId } = await submitAttempt(context, id)
      confirmIntent(provider.sandbox, providerId!, { payment_method: 'pm_card_chargeDeclined' })
      await complete(context, id)
    },
    attempt: async (id: string) => (await findAttempt(context.db, id))!,
    payments: (attemptId: string) =>
      context.db.select().from(payment).where(eq(payment.attemptId, attemptId)),
    /** What the provider has told of an attempt. */
    heard: (attemptId: string) =>
      context.db.select().from(providerEvent).where(eq(providerEvent.attemptId, attemptId)),
    refunds: () => context.db.select().from(paymentRefund),
    runJobs: () => runDueJobs(jobs, context),
    async close() {
      server.closeAllConnections()
      server.close()
      await jobs.close()
      await pools.close()
      await stage.close()
      await provider.close()
    },
  }
}

/** A card of its own number for each count, at the sandbox: its method's id. */
export function anotherCard(sandbox: Sandbox, count: number): string {
  const digits = `51${String(count).padStart(13, '0')}`
  const tried = Array.from({ length: 10 }, (_, check) =>
    readTypedCard(
      { number: `${digits}${check}`, expiry: '12/30', cvc: '123' },
      ...([sandbox.now(), sandbox.settings.key] as const),
    ),
  )
  const card = tried.find((each) => typeof each !== 'string')
  if (!card || typeof card === 'string') throw new Error('no digit checks')
  return createMethod(sandbox, 'card', {}, card)
}

/** Has a fan save one of Stripe's test cards, by its name: without a question, as after one. */
export async function saveTestCard(
  context: PaymentContext,
  name: string,
  fanId: string,
): Promise<InstrumentRow> {
  const customer = await customerOf(context, fanId)
  const method = await stripeOf(context.config).paymentMethods.attach(name, { customer })
  return context.db.transaction(async (db) => {
    const kept = await keepCard(db, fanId, readCard(method)!, context.now())
    if (!kept) throw new Error('a fan has no more cards than they may')
    return kept
  })
}

/** Cash at a till, for a slip with these words on it. */
export const konbini = { name: 'オウエン ハナコ', email: 'fan@example.com', phone: '09012345678' }
