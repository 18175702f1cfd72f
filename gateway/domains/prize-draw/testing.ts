import { eq } from 'drizzle-orm'
import type { DrawingEvidence } from '#rules/draws/verifyDrawing.ts'
import { audit } from '../../platform/database/audit.ts'
import type { ArtImage } from '../../platform/database/columns.ts'
import type { Database } from '../../platform/database/pools.ts'
import { newId } from '../../platform/ids.ts'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { runDueJobs } from '../../platform/jobs/testing.ts'
import { openShop } from '../checkout/testing.ts'
import { invariants as ofCollection } from '../collection/invariants.ts'
import { badge, collectableCard, nft } from '../collection/tables.ts'
import { cancelOverdue } from '../delivery/store.ts'
import { invariants as ofLedger } from '../ledger/invariants.ts'
import { balancesOf, grant, type Asset } from '../ledger/service.ts'
import { newFan } from '../ledger/testing.ts'
import { specialGift } from '../special-gift/tables.ts'
import { newItem } from '../store/testing.ts'
import { drawListed, listClosed, redrawForfeited } from './drawing.ts'
import { enterDraw } from './entering.ts'
import { outcomeOf, pathOfEntry, receiptOf } from './history.ts'
import { invariants } from './invariants.ts'
import { publishDraw } from './publishing.ts'
import { evidenceOfDraw } from './proof.ts'
import { findDraws, findEntry, findPlaces } from './store.ts'
import { prizeDraw, prizeDrawEntry, prizeDrawPrize, type EntryRow } from './tables.ts'

export const people = { proposedBy: 'aoi', approvedBy: 'ren' }
export const words = { ja: 'ためし', en: 'A try' }
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

type NewPrize = Partial<typeof prizeDrawPrize.$inferInsert> & { kind: EntryKind }
type DrawConfig = Parameters<typeof publishDraw>[1]['config']
type EntryKind = (typeof prizeDrawPrize.$inferInsert)['kind']
type NewDraw = Partial<typeof prizeDraw.$inferInsert> & { prizes?: readonly NewPrize[] }

const hour = 60 * 60
const things = { BADGE: badge, COLLECTABLE_CARD: collectableCard, NFT: nft }

/** A community with fans and draws to enter, each step by a fan's id. */
export async function openDraws(env: NodeJS.ProcessEnv = {}) {
  const shop = await openShop(env)
  const { db, as, communityId, now } = shop
  const context: JobContext = { ...as(null), signal: new AbortController().signal }

  const stage = {
    ...shop,
    context,
    /** An open draw of one card, over in a day, unless told. */
    async draw({ prizes = [{ kind: 'COLLECTABLE_CARD' }], ...more }: NewDraw = {}) {
      const id = await stage.drawPlan({ prizes, ...more })
      await stage.publish(id)
      return id
    },
    /** The same, not published. */
    drawPlan: (plan: NewDraw) => newPlan(db, now(), { communityId, ...plan }),
    publish: (drawId: string, by = people) =>
      db.transaction((transaction) =>
        publishDraw(transaction, {
          drawId,
          tenantId: 'ouen',
          config: context.config,
          people: by,
          at: now(),
        }),
      ),
    change: (id: string, change: Partial<typeof prizeDraw.$inferInsert>) =>
      db.update(prizeDraw).set(change).where(eq(prizeDraw.id, id)),
    prizes: (drawId: string) =>
      db.select().from(prizeDrawPrize).where(eq(prizeDrawPrize.drawId, drawId)),
    /** Someone who has joined nothing, with so many tickets that were given to them. */
    async entrant(tickets = 0, kind: 'FREE' | 'PAID' = 'FREE'): Promise<string> {
      const fan = await newFan(db, now())
      if (tickets > 0)
        await db.transaction((transaction) =>
          grant(transaction, {
            key: newId('transfer'),
            reason: 'SUPPORT',
            at: now(),
            lots: [
              {
                ownerId: fan,
                asset: 'TICKET:draw',
                class: kind,
                amount: tickets,
                expiry: { afterDays: 90 },
              },
            ],
          }),
        )
      return fan
    },
    enter: (
      fan: string | null,
      drawId: string,
      { requestId = newId('upload'), withTicket = false } = {},
    ) => enterDraw(as(fan), { drawId, requestId, withTicket }),
    entries: (drawId: string) =>
      db
        .select()
        .from(prizeDrawEntry)
        .where(eq(prizeDrawEntry.drawId, drawId))
        .orderBy(prizeDrawEntry.id),
    async has(fan: string, asset: Asset): Promise<number> {
      const balance = (await balancesOf(db, fan, now())).get(asset)
      return (balance?.free ?? 0) + (balance?.paid ?? 0)
    },
    list: () => listClosed(context),
    drawAll: () => drawListed(context),
    redraw: () => redrawForfeited(context),
    giveUpOverdue: () => cancelOverdue(db, now()),
    mail: () => runDueJobs(shop.queue, context),
    places: (drawId: string) => findPlaces(db, drawId),
    /** Closes and draws: a day passes and an hour. */
    async finish() {
      shop.pass(24 * hour)
      await stage.list()
      shop.pass(hour)
      await stage.drawAll()
    },
    outcome: (fan: string, entry: EntryRow) =>
      stage.entryOf(fan, entry.id).then((row) => outcomeOf(as(fan), row)),
    async entryOf(fan: string, id: string): Promise<EntryRow> {
      const entry = await findEntry(db, fan, id)
      if (!entry) throw new Error(`${id} is not theirs`)
      return entry
    },
    /** What the fan's browser would prove a draw by. */
    async evidence(fan: string, entryId: string): Promise<DrawingEvidence> {
      const entry = await stage.entryOf(fan, entryId)
      const [draw] = await findDraws(db, [entry.drawId])
      const { receipt, ...signed } = await receiptOf(as(fan), entry)
      return {
        ...(await evidenceOfDraw(db, draw!)),
        own: {
          receipt: JSON.parse(receipt),
          ...signed,
          position: entry.position,
          path: await pathOfEntry(as(fan), entry),
        },
      }
    },
    /** What the audit finds. */
    async faults() {
      const found = await audit(shop.ownerUrl, [...ofLedger, ...ofCollection, ...invariants])
      return found.filter(({ violations }) => violations.length > 0)
    },
  }
  return stage
}

/** A draw of a tenant on which nothing else stands, published. */
export async function newDraw(
  db: Database,
  { config, now }: { config: DrawConfig; now: () => Date },
  plan: NewDraw & { communityId: string },
): Promise<string> {
  const drawId = await newPlan(db, now(), plan)
  await db.transaction((transaction) =>
    publishDraw(transaction, { drawId, tenantId: 'ouen', config, people, at: now() }),
  )
  return drawId
}

async function newPlan(
  db: Database,
  now: Date,
  { prizes = [], communityId, ...more }: NewDraw & { communityId: string },
): Promise<string> {
  const id = newId('prizedraw')
  await db.insert(prizeDraw).values({
    id,
    slug: id,
    communityId,
    name: words,
    description: words,
    picture,
    entryBasis: 'OPEN' as const,
    opensAt: new Date(now.getTime() - hour * 1000),
    closesAt: new Date(now.getTime() + 24 * hour * 1000),
    ...more,
  })
  for (const [position, prize] of prizes.entries())
    await db.insert(prizeDrawPrize).values({
      id: newId('prizedrawprize'),
      drawId: id,
      position,
      name: words,
      picture,
      count: 1,
      valueYen: 500,
      thingId: await thingOf(db, communityId, prize.kind),
      ...prize,
    })
  return id
}

async function thingOf(db: Database, communityId: string, kind: EntryKind): Promise<string | null> {
  if (kind === 'DIGITAL_ITEM') return newDigitalItem(db, communityId)
  if (kind !== 'BADGE' && kind !== 'COLLECTABLE_CARD' && kind !== 'NFT') return null
  const prefixes = { BADGE: 'badge', COLLECTABLE_CARD: 'collectablecard', NFT: 'nft' } as const
  const id = newId(prefixes[kind])
  await db.insert(things[kind]).values({ id, slug: id, communityId, name: words, picture })
  return id
}

/** An item that holds one page to read. */
export async function newDigitalItem(db: Database, communityId: string): Promise<string> {
  const itemId = await newItem(db, communityId, { kind: 'DIGITAL' })
  const content = { kind: 'BOOK' as const, pages: [{ picture: null, text: words }] }
  const id = newId('specialgift')
  await db.insert(specialGift).values({ id, itemId, position: 1, name: words, content })
  return itemId
}

/** The entry that an answer brings. */
export function entryOf(answer: { __typename: string; entry?: EntryRow }): EntryRow {
  if (!answer.entry) throw new Error(`it answered ${JSON.stringify(answer)}`)
  return answer.entry
}
