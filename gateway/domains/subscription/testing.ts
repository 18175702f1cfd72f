import { eq } from 'drizzle-orm'
import type { Scenario } from '#sandbox/cards.ts'
import { answerIntent } from '#sandbox/intents.ts'
import { findMethod } from '#sandbox/methods.ts'
import { audit } from '../../platform/database/audit.ts'
import { openTestQueue, runDueJobs } from '../../platform/jobs/testing.ts'
import { createPools } from '../../platform/database/pools.ts'
import { invariants as ofCheckout } from '../checkout/invariants.ts'
import { sessionOf } from '../checkout/testing.ts'
import { openCheckoutFixture } from '../checkout/testing.checkout.ts'
import { invariants as ofLedger } from '../ledger/invariants.ts'
import { complete } from '../payments/service.ts'
import { paymentAttempt, paymentInstrument } from '../payments/tables.ts'
import { mailboxOf } from '../user/testing.ts'
import { billDue } from './billing.ts'
import { cancelSubscription, changeSubscriptionCard, resumeSubscription } from './deciding.ts'
import { invariants } from './invariants.ts'
import { paySubscriptionInvoice } from './paying.ts'
import { remindFans } from './reminding.ts'
import { findSubscription } from './store.ts'
import { subscriptionInvoice } from './tables.ts'

/** A till whose shop sells subscriptions, with a clock to set and a biller to run. */
export async function openClub() {
  const till = await openCheckoutFixture()
  const pools = createPools(till.appUrl, () => undefined)
  const jobs = openTestQueue(pools)
  const as = (userId: string | null) => ({ ...till.as(userId), jobs })
  const job = { ...as(null), signal: new AbortController().signal }
  const boxes = new Map<string, Awaited<ReturnType<typeof mailboxOf>>>()
  const club = {
    ...till,
    as,
    job,
    /** Goes on to this instant. */
    goTo: (at: Date | string) => till.pass((new Date(at).getTime() - till.now().getTime()) / 1000),
    membership: (priceYen = 980) => till.item({ kind: 'SUBSCRIPTION', priceYen, priceCoins: null }),
    /** A fan who has subscribed with this card, and the subscription's id. */
    async member(number: string, itemId?: string, birthDate?: string) {
      const fan = await till.adult(birthDate)
      const item = itemId ?? (await club.membership())
      const id = await club.subscribe(fan, item, number)
      return { fan, item, id }
    },
    async subscribe(fan: string, itemId: string, number: string): Promise<string> {
      const session = await till.begin(fan, itemId, 980, 'CARD')
      await till.typeCard(fan, session, number)
      await till.look(fan, session)
      if ((await till.session(fan, session))?.state === 'PROCESSING') {
        await till.answer(fan, session, 'yes')
        await till.look(fan, session)
      }
      sessionOf({ __typename: '', session: (await till.session(fan, session))! })
      return (await club.invoicesOf(fan)).at(-1)!.subscriptionId
    },
    /** What a fan's saved card does from now on. */
    async turn(id: string, scenario: Scenario): Promise<void> {
      const { instrumentId } = await club.one(id)
      const [card] = await till.db
        .select()
        .from(paymentInstrument)
        .where(eq(paymentInstrument.id, instrumentId!))
      const { sandbox } = till.provider
      const method = findMethod(sandbox, card!.providerId)
      sandbox.store.put('payment_method', { ...method, hidden: { ...method.hidden, scenario } })
    },
    /** What the bank is told about the challenge that a renewal waits for. */
    async answerBank(fan: string, answer: 'yes' | 'no'): Promise<void> {
      const waiting = (await club.attemptsOf(fan)).find(({ settledAt }) => settledAt === null)!
      answerIntent(till.provider.sandbox, waiting.providerId!, answer)
      await complete(as(null), waiting.id)
    },
    /** What was mailed to a fan in the last day, the oldest first. */
    async mails(fan: string): Promise<{ subject: string; body: string }[]> {
      const box = boxes.get(fan) ?? (await mailboxOf(till.db, fan, till.now()))
      boxes.set(fan, box)
      await runDueJobs(jobs, job)
      return box()
    },
    one: async (id: string) => (await findSubscription(till.db, id))!,
    invoicesOf: (fan: string) =>
      till.db
        .select()
        .from(subscriptionInvoice)
        .where(eq(subscriptionInvoice.fanId, fan))
        .orderBy(subscriptionInvoice.id),
    attemptsOf: (fan: string) =>
      till.db.select().from(paymentAttempt).where(eq(paymentAttempt.fanId, fan)),
    bill: () => billDue(job),
    remind: () => remindFans(job),
    cancelOne: (fan: string | null, id: string) => cancelSubscription(as(fan), id),
    resume: (fan: string | null, id: string) => resumeSubscription(as(fan), id),
    changeCard: (fan: string | null, subscriptionId: string, instrumentId: string) =>
      changeSubscriptionCard(as(fan), { subscriptionId, instrumentId }),
    payNow: (fan: string | null, id: string) => paySubscriptionInvoice(as(fan), id),
    async faults() {
      const found = await audit(till.ownerUrl, [...ofLedger, ...ofCheckout, ...invariants])
      return [...found.filter(({ violations }) => violations.length > 0), ...(await till.faults())]
    },
    async close() {
      await jobs.close()
      await pools.close()
      await till.close()
    },
  }
  return club
}
