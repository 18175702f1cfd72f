import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobContext } from '../../platform/jobs/kinds.ts'
import { runDueJobs } from '../../platform/jobs/testing.ts'
import { openCommunity } from '../chat/testing.ts'
import { membership } from '../community/tables.ts'
import { actorCountOf, itemOf, notificationsOf } from '../notification/reading.ts'
import { blockUser, unblockUser } from '../user/service.ts'
import { mailboxOf } from '../user/testing.ts'
import { tellArrival, tellOfArrivals } from './arriving.ts'
import { findStandings } from './standings.ts'
import { storeStock, storeWish } from './tables.ts'
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

const bellOf = (fanId: string) =>
  notificationsOf(stage.as(fanId), { fanId }, { side: 'after', key: undefined, size: 20 })

async function fan() {
  const id = await stage.fan()
  const mails = await mailboxOf(stage.db, id, context.now())
  const bell = () => bellOf(id)
  /** How often they were told, by mail and under the bell. */
  const told = async () => [(await mails()).length, (await bell()).length]
  return { id, ask: stage.as(id), mails, bell, told }
}

/** Both gateways' sweeps at once, and what comes of them. */
async function sweep(): Promise<void> {
  await Promise.all([tellOfArrivals(context), tellOfArrivals(context)])
  await runDueJobs(stage.queue, context)
}

it('tells once whoever asked, when the item can be bought, and again when they ask again', async () => {
  const itemId = await item({ stock: 0 })
  const [asked, wished] = [await fan(), await fan()]
  await alertOfItem(asked.ask, itemId, true)
  await wishForItem(wished.ask, itemId, true)
  await sweep()
  expect(await asked.told()).toEqual([0, 0])

  await stock(itemId, 3)
  await sweep()
  await sweep()
  const [mail, ...more] = await asked.mails()
  expect(mail!.body).toContain(`/store/items/${itemId}`)
  expect(more).toEqual([])
  const [entry, ...others] = await asked.bell()
  expect([entry!.kind, others]).toEqual(['ITEM_ARRIVED', []])
  expect(await itemOf(asked.ask, entry!)).toMatchObject({ id: itemId })
  expect(await actorCountOf(asked.ask, entry!)).toBe(0)
  expect(await wished.told()).toEqual([0, 0])

  await stock(itemId, 0)
  expect(await isAlerted(asked.id, itemId)).toBe(false)
  await alertOfItem(asked.ask, itemId, true)
  expect(await isAlerted(asked.id, itemId)).toBe(true)
  await sweep()
  expect(await asked.told()).toEqual([1, 1])
  stage.pass(60)
  await stock(itemId, 1)
  await sweep()
  expect(await asked.told()).toEqual([2, 2])
})

it('tells of a sale as it begins, and not of what is gone, or no longer wanted, by then', async () => {
  const upcoming = await item({ saleFrom: new Date(context.now().getTime() + 60_000) })
  const asked = await fan()
  await alertOfItem(asked.ask, upcoming, true)
  await sweep()
  expect(await asked.told()).toEqual([0, 0])
  stage.pass(61)
  await sweep()
  expect(await asked.told()).toEqual([1, 1])

  const brief = await item({ stock: 1 })
  const unwanted = await item({ stock: 1 })
  for (const id of [brief, unwanted]) await alertOfItem(asked.ask, id, true)
  await tellOfArrivals(context)
  await stock(brief, 0)
  await alertOfItem(asked.ask, unwanted, false)
  await runDueJobs(stage.queue, context)
  expect(await asked.told()).toEqual([1, 1])
  expect(await isAlerted(asked.id, brief)).toBe(true)
  await stock(brief, 1)
  await sweep()
  expect(await asked.told()).toEqual([2, 2])
})

it('tells its members of an early sale as it begins, and the others as it begins for all', async () => {
  const now = context.now().getTime()
  const earlyItemId = await newMembership(stage.db, stage.communityId)
  const early = { earlyItemId, earlyFrom: new Date(now + 60_000) }
  const itemId = await item({ ...early, saleFrom: new Date(now + 120_000) })
  const [member, other] = [await fan(), await fan()]
  await newMember(stage.db, { fanId: member.id, itemId: earlyItemId, now: context.now() })
  for (const { ask } of [member, other]) await alertOfItem(ask, itemId, true)
  const counts = async () => [await member.told(), await other.told()]
  await sweep()
  expect(await counts()).toEqual([
    [0, 0],
    [0, 0],
  ])
  stage.pass(61)
  await sweep()
  expect(await counts()).toEqual([
    [1, 1],
    [0, 0],
  ])
  stage.pass(60)
  await sweep()
  expect(await counts()).toEqual([
    [1, 1],
    [1, 1],
  ])
})

it('tells once who asks again while the first telling is on its way', async () => {
  const [itemId, asked] = [await item({ stock: 1 }), await fan()]
  await alertOfItem(asked.ask, itemId, true)
  await tellOfArrivals(context)
  await alertOfItem(asked.ask, itemId, true)
  stage.pass(1)
  await sweep()
  expect(await asked.told()).toEqual([1, 1])
})

it('tells of a closed community’s items its members alone, and who comes back then', async () => {
  const closed = { ...context, config: { ...context.config, isClosedCommunity: true } }
  const [itemId, asked, left] = [await item({ stock: 1 }), await fan(), await fan()]
  for (const { ask } of [asked, left]) await alertOfItem(ask, itemId, true)
  const [place] = await stage.db
    .delete(membership)
    .where(eq(membership.userId, left.id))
    .returning()
  await tellOfArrivals(closed)
  await runDueJobs(stage.queue, closed)
  expect([await asked.told(), await left.told()]).toEqual([
    [1, 1],
    [0, 0],
  ])
  await stage.db.insert(membership).values(place!)
  await tellOfArrivals(closed)
  await stage.db.delete(membership).where(eq(membership.userId, left.id))
  await runDueJobs(stage.queue, closed)
  expect(await left.told()).toEqual([0, 0])
  await stage.db.insert(membership).values(place!)
  await tellOfArrivals(closed)
  await runDueJobs(stage.queue, closed)
  expect(await left.told()).toEqual([1, 1])
})

it('tells once, however often its job runs', async () => {
  const [itemId, asked] = [await item({ stock: 1 }), await fan()]
  await alertOfItem(asked.ask, itemId, true)
  await tellOfArrivals(context)
  const [wish] = await stage.db.select().from(storeWish).where(eq(storeWish.fanId, asked.id))
  const arrival = { fanId: asked.id, itemId, toldAt: wish!.toldAt!.toISOString() }
  await Promise.all([tellArrival(context, arrival), tellArrival(context, arrival)])
  stage.pass(60)
  await runDueJobs(stage.queue, context)
  expect(await asked.told()).toEqual([1, 1])
})

it('ends what it began where no mail could be sent at first, though the item is gone by then', async () => {
  const [itemId, asked] = [await item({ stock: 1 }), await fan()]
  await alertOfItem(asked.ask, itemId, true)
  await tellOfArrivals(context)
  const [wish] = await stage.db.select().from(storeWish).where(eq(storeWish.fanId, asked.id))
  const arrival = { fanId: asked.id, itemId, toldAt: wish!.toldAt!.toISOString() }
  const sendMail = () => Promise.reject(new Error('no line'))
  const cutOff = { ...context, messenger: { ...context.messenger, sendMail } }
  await expect(tellArrival(cutOff, arrival)).rejects.toThrow('no line')
  expect(await asked.told()).toEqual([0, 1])
  await stock(itemId, 0)
  await runDueJobs(stage.queue, context)
  expect(await asked.told()).toEqual([1, 1])
  await stock(itemId, 2)
  await sweep()
  expect(await asked.told()).toEqual([1, 1])
})

it('tells who has told no address under the bell alone', async () => {
  const [itemId, id] = [await item({ stock: 1 }), await stage.fan()]
  await alertOfItem(stage.as(id), itemId, true)
  await sweep()
  expect((await bellOf(id)).map(({ kind }) => kind)).toEqual(['ITEM_ARRIVED'])
})

it('tells whom the house keeps out once they are let in again', async () => {
  const [itemId, before, meanwhile] = [await item({ stock: 1 }), await fan(), await fan()]
  for (const { ask } of [before, meanwhile]) await alertOfItem(ask, itemId, true)
  await blockUser(stage.services, 'ouen', before.id)
  await tellOfArrivals(context)
  await blockUser(stage.services, 'ouen', meanwhile.id)
  await runDueJobs(stage.queue, context)
  await sweep()
  expect([await before.told(), await meanwhile.told()]).toEqual([
    [0, 0],
    [0, 0],
  ])
  for (const { id } of [before, meanwhile]) await unblockUser(stage.services, 'ouen', id)
  await sweep()
  expect([await before.told(), await meanwhile.told()]).toEqual([
    [1, 1],
    [1, 1],
  ])
})

it('shows an item that the fan may not know of any more to be gone', async () => {
  const [itemId, asked] = [await item({ stock: 1 }), await fan()]
  await alertOfItem(asked.ask, itemId, true)
  await sweep()
  const [entry] = await asked.bell()
  const closed = () => {
    const own = stage.as(asked.id)
    return { ...own, config: { ...own.config, isClosedCommunity: true } }
  }
  expect(await itemOf(closed(), entry!)).toMatchObject({ id: itemId })
  await stage.leave(asked.id)
  expect(await itemOf(closed(), entry!)).toBeNull()
})
