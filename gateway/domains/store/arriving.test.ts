import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { runDueJobs } from '../../platform/jobs/testing.ts'
import { openCommunity } from '../chat/testing.ts'
import { membership } from '../community/tables.ts'
import { mailboxOf } from '../user/testing.ts'
import { tellOfArrivals } from './arriving.ts'
import { findStandings } from './standings.ts'
import { storeStock } from './tables.ts'
import { newItem, newMember, newMembership } from './testing.ts'
import { alertOfItem, wishForItem } from './wishes.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let context: JobContext
beforeAll(async () => {
  stage = await openCommunity()
  context = { ...stage.as(null), signal: new AbortController().signal }
})
afterAll(() => stage.close())

const item = (more: Parameters<typeof newItem>[2]) => newItem(stage.db, stage.communityId, more)
const stock = (itemId: string, free: number) =>
  stage.db.update(storeStock).set({ supplied: free, free }).where(eq(storeStock.itemId, itemId))

async function isAlerted(fanId: string, itemId: string): Promise<boolean> {
  return (await findStandings(stage.db, { fanId, ids: [itemId], now: context.now() }))[0]!.isAlerted
}

async function fan() {
  const id = await stage.fan()
  const mails = await mailboxOf(stage.db, id, context.now())
  return { id, ask: stage.as(id), mails }
}

/** Both gateways' sweeps at once, and what comes of them. */
async function sweep(): Promise<void> {
  await Promise.all([tellOfArrivals(context), tellOfArrivals(context)])
  await runDueJobs(stage.queue, context)
}

it('writes once to whoever asked, when the item can be bought, and again when they ask again', async () => {
  const itemId = await item({ stock: 0 })
  const [asked, wished] = [await fan(), await fan()]
  await alertOfItem(asked.ask, itemId, true)
  await wishForItem(wished.ask, itemId, true)
  await sweep()
  expect(await asked.mails()).toEqual([])

  await stock(itemId, 3)
  await sweep()
  await sweep()
  const [mail, ...more] = await asked.mails()
  expect(mail!.body).toContain(`/store/items/${itemId}`)
  expect(more).toEqual([])
  expect(await wished.mails()).toEqual([])

  await stock(itemId, 0)
  expect(await isAlerted(asked.id, itemId)).toBe(false)
  await alertOfItem(asked.ask, itemId, true)
  expect(await isAlerted(asked.id, itemId)).toBe(true)
  await sweep()
  expect(await asked.mails()).toHaveLength(1)
  await stock(itemId, 1)
  await sweep()
  expect(await asked.mails()).toHaveLength(2)
})

it('writes of a sale as it begins, and not of what is gone, or no longer wanted, by then', async () => {
  const upcoming = await item({ saleFrom: new Date(context.now().getTime() + 60_000) })
  const asked = await fan()
  await alertOfItem(asked.ask, upcoming, true)
  await sweep()
  expect(await asked.mails()).toEqual([])
  stage.pass(61)
  await sweep()
  expect(await asked.mails()).toHaveLength(1)

  const brief = await item({ stock: 1 })
  const unwanted = await item({ stock: 1 })
  for (const id of [brief, unwanted]) await alertOfItem(asked.ask, id, true)
  await tellOfArrivals(context)
  await stock(brief, 0)
  await alertOfItem(asked.ask, unwanted, false)
  await runDueJobs(stage.queue, context)
  expect(await asked.mails()).toHaveLength(1)
  expect(await isAlerted(asked.id, brief)).toBe(true)
  await stock(brief, 1)
  await sweep()
  expect(await asked.mails()).toHaveLength(2)
})

it('writes of an early sale to its members as it begins, and to the others as it begins for all', async () => {
  const now = context.now().getTime()
  const earlyItemId = await newMembership(stage.db, stage.communityId)
  const early = { earlyItemId, earlyFrom: new Date(now + 60_000) }
  const itemId = await item({ ...early, saleFrom: new Date(now + 120_000) })
  const [member, other] = [await fan(), await fan()]
  await newMember(stage.db, { fanId: member.id, itemId: earlyItemId, now: context.now() })
  for (const { ask } of [member, other]) await alertOfItem(ask, itemId, true)
  const counts = async () => [await member.mails(), await other.mails()].map(({ length }) => length)
  await sweep()
  expect(await counts()).toEqual([0, 0])
  stage.pass(61)
  await sweep()
  expect(await counts()).toEqual([1, 0])
  stage.pass(60)
  await sweep()
  expect(await counts()).toEqual([1, 1])
})

it('writes once to who asks again while the first mail is on its way', async () => {
  const [itemId, asked] = [await item({ stock: 1 }), await fan()]
  await alertOfItem(asked.ask, itemId, true)
  await tellOfArrivals(context)
  await alertOfItem(asked.ask, itemId, true)
  stage.pass(1)
  await sweep()
  expect(await asked.mails()).toHaveLength(1)
})

it('writes of a closed community’s items to its members alone, and to who comes back then', async () => {
  const closed = { ...context, config: { ...context.config, isClosedCommunity: true } }
  const [itemId, asked, left] = [await item({ stock: 1 }), await fan(), await fan()]
  for (const { ask } of [asked, left]) await alertOfItem(ask, itemId, true)
  const [place] = await stage.db
    .delete(membership)
    .where(eq(membership.userId, left.id))
    .returning()
  await tellOfArrivals(closed)
  await runDueJobs(stage.queue, closed)
  expect([await asked.mails(), await left.mails()].map(({ length }) => length)).toEqual([1, 0])
  await stage.db.insert(membership).values(place!)
  await tellOfArrivals(closed)
  await stage.db.delete(membership).where(eq(membership.userId, left.id))
  await runDueJobs(stage.queue, closed)
  expect(await left.mails()).toEqual([])
  await stage.db.insert(membership).values(place!)
  await tellOfArrivals(closed)
  await runDueJobs(stage.queue, closed)
  expect(await left.mails()).toHaveLength(1)
})
