import { eq, sql } from 'drizzle-orm'
import { createTestDatabase } from '../../platform/database/testing.ts'
import type { Database } from '../../platform/database/pools.ts'
import type { ArtImage } from '../../platform/database/columns.ts'
import { newId } from '../../platform/ids.ts'
import { community } from '../community/tables.ts'
import { subscription } from '../subscription/tables.ts'
import { newFan } from '../ledger/testing.ts'
import { addLine } from './basketRows.ts'
import { findItems } from './catalogueRows.ts'
import {
  basketOf,
  holdStock,
  offersOf,
  releaseStock,
  sellStock,
  type WantedLine,
} from './service.ts'
import { storeItem, storeStock } from './tables.ts'
import { findVariant, priceOf } from './variants.ts'

const words = { ja: 'ためし', en: 'A try' }
const picture: ArtImage = {
  kind: 'art',
  name: 'none',
  url: '/none.svg',
  width: 1,
  height: 1,
  alt: words,
  dominantColor: '#ffffff',
  focusX: 0.5,
  focusY: 0.5,
}

type NewItem = Partial<typeof storeItem.$inferInsert> & {
  stock?: number
  /** Of its variants, by their keys. */
  stocks?: Readonly<Record<string, number>>
}

/** A store on a real database, with fans and items to make and a clock to turn. */
export async function openStore() {
  const database = await createTestDatabase()
  const db = database.databaseFor('ouen')
  let instant = new Date('2026-11-20T03:00:00.000Z').getTime()
  const now = () => new Date(instant)
  const communityId = await newCommunity(db)
  return {
    ...database,
    db,
    now,
    communityId,
    /** Moves the clock on, in minutes. */
    pass: (minutes: number) => void (instant += minutes * 60_000),
    fan: () => newFan(db, now()),
    fans: (count: number) => Promise.all(Array.from({ length: count }, () => newFan(db, now()))),
    session: () => newId('upload'),
    item: (more: NewItem = {}) => newItem(db, communityId, more),
    hold: (fanId: string, lines: readonly WantedLine[], sessionId = newId('upload')) =>
      db.transaction((transaction) =>
        holdStock(transaction, { sessionId, fanId, lines, now: now() }),
      ),
    release: (sessionId: string) =>
      db.transaction((transaction) => releaseStock(transaction, sessionId)),
    sell: (sessionId: string) =>
      db.transaction((transaction) => sellStock(transaction, sessionId, now())),
    /** An item as it can be had now, by this fan. */
    async offer(itemId: string, fanId: string | null = null) {
      const offers = await offersOf(db, { communityId, itemIds: [itemId], fanId, now: now() })
      return offers.get(itemId)!
    },
    /** Puts an item into a fan's basket, at the price of now. */
    async put(fanId: string, itemId: string, quantity = 1, key = newId('upload'), variant = '') {
      const [item] = await findItems(db, [itemId])
      const price = priceOf(item!, findVariant(item!, variant) ?? null)
      await addLine(db, { fanId, item: item!, variant, price, quantity, key, now: now() })
    },
    basket: (fanId: string) => basketOf(db, { communityId, fanId, now: now() }),
    /** What a checkout would be asked to hold. */
    some: (itemId: string, quantity = 1, variant = ''): WantedLine => ({
      itemId,
      variant,
      quantity,
    }),
  }
}

export async function newCommunity(db: Database): Promise<string> {
  const id = newId('community')
  await db.insert(community).values({
    id,
    slug: id,
    palette: 'green',
    hero: picture,
    shareImage: picture,
    name: words,
    tagline: words,
    description: words,
  })
  return id
}

export async function newItem(
  db: Database,
  communityId: string,
  { stock, stocks = {}, ...more }: NewItem,
): Promise<string> {
  const id = newId('storeitem')
  await db.insert(storeItem).values({
    id,
    slug: id,
    communityId,
    kind: 'GOODS',
    name: words,
    description: words,
    details: [],
    pictures: [picture],
    priceYen: 1000,
    taxClass: 'STD10',
    contents: {},
    isMadeToOrder: false,
    perPersonLimit: more.kind === 'DIGITAL' ? 1 : null,
    ...more,
  })
  const counts = Object.entries(stock === undefined ? stocks : { ...stocks, '': stock })
  for (const [variant, count] of counts)
    await db.insert(storeStock).values({ itemId: id, variant, supplied: count, free: count })
  return id
}

/** A membership that a community sells. */
export const newMembership = (db: Database, communityId: string): Promise<string> =>
  newItem(db, communityId, { kind: 'SUBSCRIPTION', priceYen: 980, taxClass: 'STD10' })

/** Makes a fan a member by an item, as a paid subscription does: until it is ended, or (`until`) cancelled to then. */
export async function newMember(
  db: Database,
  { fanId, itemId, now, until }: { fanId: string; itemId: string; now: Date; until?: Date },
): Promise<string> {
  const [item] = await findItems(db, [itemId])
  const id = newId('subscription')
  const periodEnd = until ?? new Date(now.getTime() + 30 * 24 * 60 * 60_000)
  await db.insert(subscription).values({
    id,
    fanId,
    itemId,
    communityId: item!.communityId,
    priceYen: item!.priceYen!,
    state: until ? 'CANCELED_AT_PERIOD_END' : 'ACTIVE',
    anchorDay: 1,
    period: 1,
    periodStart: now,
    periodEnd,
    nextLookAt: periodEnd,
    startedAt: now,
  })
  return id
}

/** Takes from the shelf what nobody holds, but for so many. */
export async function leaveOnShelf(db: Database, itemId: string, count: number): Promise<void> {
  await db
    .update(storeStock)
    .set({ supplied: sql`supplied - free + ${count}`, free: count })
    .where(eq(storeStock.itemId, itemId))
}
