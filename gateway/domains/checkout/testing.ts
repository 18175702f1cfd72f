import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { expect } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { newId } from '../../platform/ids.ts'
import { openCommunity } from '../chat/testing.ts'
import { community } from '../community/tables.ts'
import { invariants as ofLedger } from '../ledger/invariants.ts'
import { balancesOf, grant } from '../ledger/service.ts'
import { invariants as ofStore } from '../store/invariants.ts'
import { addLine } from '../store/basketRows.ts'
import type { CheckoutMethod, KonbiniPayerInput } from '../types.generated.ts'
import { findItems } from '../store/catalogueRows.ts'
import { basketOf, offersOf } from '../store/service.ts'
import { storeItem, storeStock } from '../store/tables.ts'
import { findVariant, priceOf, variantId } from '../store/variants.ts'
import { leaveOnShelf, newItem } from '../store/testing.ts'
import { newFan } from '../ledger/testing.ts'
import { expireCheckouts } from './expiring.ts'
import { invariants } from './invariants.ts'
import {
  cancelCheckout,
  chooseCheckoutMethod,
  confirmCheckout,
  loadSession,
  orderOf,
  openCheckout,
} from './service.ts'
import type { OrderRow, SessionRow } from './tables.ts'

/** A community's store with items and fans to make, and each step of a checkout by a fan's id. */
export async function openShop(env: NodeJS.ProcessEnv = {}) {
  const stage = await openCommunity(env)
  const { db, as, communityId } = stage
  // What the tests count of tickets is what was bought.
  await db.update(community).set({ welcomeTickets: 0 })
  const now = () => as(null).now()

  const shop = {
    ...stage,
    now,
    /** A fan with so many paid coins, beside the free ones that all get who join. */
    async buyer(paid = 0): Promise<string> {
      const fan = await stage.fan()
      if (paid > 0) await shop.give(fan, paid)
      return fan
    },
    /** Someone who has joined nothing. */
    stranger: () => newFan(db, now()),
    give: (ownerId: string, amount: number) =>
      db.transaction((transaction) =>
        grant(transaction, {
          key: newId('transfer'),
          reason: 'SUPPORT',
          at: now(),
          lots: [
            { ownerId, asset: 'COIN', class: 'PAID', amount, expiry: { afterDays: 180 } } as const,
          ],
        }),
      ),
    item: (more: Parameters<typeof newItem>[2] = {}) => newItem(db, communityId, more),
    /** Changes an item, as an operator does. */
    change: (itemId: string, change: Partial<typeof storeItem.$inferInsert>) =>
      db.update(storeItem).set(change).where(eq(storeItem.id, itemId)),
    open: (fan: string | null, itemId: string, quantity = 1, returnsTo?: string) =>
      openCheckout(as(fan), { communityId, item: { itemId, quantity }, returnsTo }),
    /** The same of one of the item's variants, by its key. */
    openVariant: (fan: string, itemId: string, key: string, quantity = 1) =>
      openCheckout(as(fan), {
        communityId,
        item: { itemId, variantId: variantId({ id: itemId }, { key }), quantity },
      }),
    openBasket: (fan: string) => openCheckout(as(fan), { communityId }),
    choose: (
      fan: string | null,
      sessionId: string,
      method: CheckoutMethod = 'COINS',
      instrumentId?: string,
    ) => chooseCheckoutMethod(as(fan), { sessionId, method, instrumentId }),
    confirm: (
      fan: string | null,
      sessionId: string,
      total: number,
      freeCoins = 0,
      idempotencyKey = 'once',
    ) => confirmCheckout(as(fan), { sessionId, total, freeCoins, idempotencyKey }),
    /** Confirms what yen are to pay. */
    pay: (
      fan: string,
      sessionId: string,
      total: number,
      idempotencyKey = 'once',
      change: Partial<KonbiniPayerInput> = {},
    ) => {
      const payer = { name: 'オウエン ハナコ', email: 'fan@example.com', phone: '090-1234-5678' }
      const konbini = { ...payer, ...change }
      return confirmCheckout(as(fan), { sessionId, total, idempotencyKey, konbini })
    },
    cancel: (fan: string | null, sessionId: string) => cancelCheckout(as(fan), sessionId),
    /** Opens a session for one item that is to be paid so. */
    async ready(
      fan: string,
      itemId: string,
      quantity = 1,
      method: CheckoutMethod = 'COINS',
    ): Promise<string> {
      const { id } = sessionOf(await shop.open(fan, itemId, quantity))
      sessionOf(await shop.choose(fan, id, method))
      return id
    },
    session: (fan: string, id: string) => loadSession(as(fan), id),
    expire: () => expireCheckouts(as(null)),
    async coinsOf(fan: string): Promise<{ free: number; paid: number }> {
      const coins = (await balancesOf(db, fan, now())).get('COIN')
      return { free: coins?.free ?? 0, paid: coins?.paid ?? 0 }
    },
    /** The order that a session became. */
    async order(fan: string, sessionId: string): Promise<OrderRow> {
      const session = await loadSession(as(fan), sessionId)
      const order = session && (await orderOf(as(fan), session))
      if (!order) throw new Error(`${sessionId} is no order`)
      return order
    },
    async ticketsOf(fan: string): Promise<number> {
      const tickets = (await balancesOf(db, fan, now())).get('TICKET:draw')
      return (tickets?.free ?? 0) + (tickets?.paid ?? 0)
    },
    async put(fanId: string, itemId: string, quantity: number, variant = ''): Promise<void> {
      const [item] = await findItems(db, [itemId])
      const price = priceOf(item!, findVariant(item!, variant) ?? null)
      const line = { fanId, item: item!, variant, price, quantity }
      await addLine(db, { ...line, key: newId('upload'), now: now() })
    },
    /** The items of a fan's basket, and how many. */
    async basket(fanId: string): Promise<[itemId: string, quantity: number][]> {
      const lines = await basketOf(db, { communityId, fanId, now: now() })
      return lines.map(({ offer, quantity }) => [offer.item.id, quantity])
    },
    leaveOnShelf: (itemId: string, count: number) => leaveOnShelf(db, itemId, count),
    /** How many pieces nobody has bought or is paying for. */
    async free(itemId: string): Promise<number | null> {
      const asked = { communityId, itemIds: [itemId], fanId: null, now: now() }
      return (await offersOf(db, asked)).get(itemId)!.free
    },
    /** The same of one of an item's variants. */
    async freeOf(itemId: string, variant: string): Promise<number> {
      const isThis = and(eq(storeStock.itemId, itemId), eq(storeStock.variant, variant))
      return (await db.select().from(storeStock).where(isThis))[0]!.free
    },
    /** Does what no role of the app may. */
    asOwner: (statement: string) => asOwner(stage.ownerUrl, statement),
    /** Does something whose connection dies as soon as it has written to this table. */
    async dyingAt(table: string, work: () => Promise<unknown>): Promise<void> {
      await shop.asOwner(`create or replace function die() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`)
      await shop.asOwner(`create trigger die after insert or update or delete on ${table}
        for each statement execute function die()`)
      try {
        await expect(work()).rejects.toThrow()
      } finally {
        await shop.asOwner(`drop trigger die on ${table}`)
      }
    },
    /** What the audit finds. */
    async faults() {
      const found = await audit(stage.ownerUrl, [...ofLedger, ...ofStore, ...invariants])
      return found.filter(({ violations }) => violations.length > 0)
    },
  }
  return shop
}

async function asOwner(connectionString: string, statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

/** The session that an answer brings. */
export function sessionOf(answer: { __typename: string; session?: SessionRow }): SessionRow {
  if (!answer.session) throw new Error(`it answered ${JSON.stringify(answer)}`)
  return answer.session
}
