import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { runDueJobs } from '../../platform/jobs/testing.ts'
import { domains } from '../../domains.generated.ts'
import { cards, openCheckoutFixture } from '../checkout/testing.checkout.ts'
import { sessionOf } from '../checkout/testing.ts'
import { storeOrder } from '../checkout/tables.ts'
import { complete, findRefundsOfAttempt } from '../payments/service.ts'
import { creditNotesOf } from '../receipt/crediting.ts'
import { loadReceipt } from '../receipt/service.ts'
import { approveRefund, askRefund, bookChargeback, type OperatorContext } from './service.ts'

export const sato = { who: '佐藤', why: '印刷が薄いとのお問い合わせ' }
export const suzuki = { who: 'Suzuki', why: 'お写真を確認' }

type Asked = Parameters<typeof askRefund>[2]

/** A shop beside the sandbox, and operators who refund, ship and book what banks take back. */
export async function openOperationsFixture() {
  const till = await openCheckoutFixture()
  const context: OperatorContext = till.as(null)
  const desk = {
    ...till,
    context,
    /** A pack of 980 paid coins and 20 free ones. */
    pack: () =>
      till.item({
        kind: 'COIN_PACK',
        priceYen: 980,
        contents: { paidCoins: 980, freeCoins: 20 },
      }),
    /** An order of one item that a card paid. */
    async bought(fan: string, itemId: string, yen: number): Promise<string> {
      const id = await till.begin(fan, itemId, yen, 'CARD')
      await till.typeCard(fan, id, cards.pays)
      await till.look(fan, id)
      return (await till.order(fan, id)).id
    },
    /** An order of one item that was paid at a till. */
    async boughtInCash(fan: string, itemId: string, yen: number): Promise<string> {
      const id = await till.begin(fan, itemId, yen, 'KONBINI')
      await till.payCash(fan, id)
      await complete(context, (await till.attempt(fan, id)).id)
      return (await till.order(fan, id)).id
    },
    /** An order that coins paid. */
    async boughtWithCoins(fan: string, itemId: string, coins: number, free = 0): Promise<string> {
      const id = await till.ready(fan, itemId)
      sessionOf(await till.confirm(fan, id, coins, free))
      return (await till.order(fan, id)).id
    },
    /** What goes back, or went, of what paid for an order. */
    async refundsOf(orderId: string) {
      const [order] = await till.db.select().from(storeOrder).where(eq(storeOrder.id, orderId))
      return findRefundsOfAttempt(till.db, order!.attemptId!)
    },
    /** What a fan's papers of an order's refunds tell: the whole, and the yen at each rate. */
    async papersOf(fan: string, orderId: string): Promise<Record<string, number>[]> {
      const receipt = (await loadReceipt(till.as(fan), orderId.replace('order', 'receipt')))!
      const notes = await creditNotesOf(till.as(fan), receipt)
      return notes.map(({ invoice: { totalYen, totals } }) => ({
        totalYen,
        ...Object.fromEntries(totals.map((total) => [total.taxClass, total.totalYen])),
      }))
    },
    ask: (orderId: string, details: Asked = {}) => askRefund(context, orderId, details, sato),
    approve: (actId: string) => approveRefund(context, actId, suzuki),
    /** Asked for and approved. */
    async refund(orderId: string, details: Asked = {}) {
      const { act } = await askRefund(context, orderId, details, sato)
      return (await approveRefund(context, act.id, suzuki)).back!
    },
    chargeBack: (orderId: string) => bookChargeback(context, orderId, sato),
    runJobs: () => runDueJobs(till.queue, context),
    async assertSound() {
      expect(await desk.faults()).toEqual([])
    },
    /** Breaks the books past all triggers, as no role of the app may, and mends them after the work. */
    async tampered(statement: string, work: () => Promise<void>) {
      const tables = [
        'ledger_entry',
        'ledger_transfer',
        'operator_act',
        'order_line',
        'order_return',
        'real_goods_delivery',
      ]
      await till.asOwner(
        tables.map((table) => `create table kept_${table} as table ${table}`).join(';'),
      )
      const past = "set session_replication_role = 'replica'"
      try {
        await till.asOwner(`${past}; ${statement}`)
        await work()
      } finally {
        await till.asOwner(
          `${past};${tables.map((table) => `delete from ${table}; insert into ${table} select * from kept_${table}; drop table kept_${table}`).join(';')}`,
        )
      }
    },
    /** What the audit of all domains finds. */
    async faults() {
      const found = await audit(till.ownerUrl, domains.invariants)
      return found.filter(({ violations }) => violations.length > 0)
    },
  }
  return desk
}
