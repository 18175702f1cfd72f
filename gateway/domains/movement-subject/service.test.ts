import pg from 'pg'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { campaignCodePage } from '../campaign-code/tables.ts'
import { checkInStore } from '../check-in/tables.ts'
import { purchaseIdOf } from '../checkout/tables.ts'
import { sessionOf } from '../checkout/testing.ts'
import { sendPresent } from '../information/service.ts'
import { mission, step, stepSeason } from '../mission/tables.ts'
import { prizeDraw } from '../prize-draw/tables.ts'
import { openDraws } from '../prize-draw/testing.ts'
import { questionnaire } from '../questionnaire/tables.ts'
import { createCard } from '../sharing/service.ts'
import { storeItem } from '../store/tables.ts'
import { supporterRankReward, supporterSeason } from '../supporter-rank/tables.ts'
import { treasureMachine } from '../treasure-machine/tables.ts'
import { votingEvent } from '../voting-event/tables.ts'
import { subjectOf } from './service.ts'

let stage: Awaited<ReturnType<typeof openDraws>>
const sent = vi.spyOn(pg.Client.prototype, 'query')
beforeAll(async () => {
  stage = await openDraws()
})
afterAll(() => stage.close())

/** Buys an item with coins: its order. */
async function order(fan: string) {
  const itemId = await stage.item({ priceYen: null, priceCoins: 10 })
  const id = await stage.ready(fan, itemId)
  const { free } = await stage.coinsOf(fan)
  sessionOf(await stage.confirm(fan, id, 10, Math.min(free, 10), newId('upload')))
  return { ...(await stage.order(fan, id)), itemId }
}

const named = (fan: string | null, reference: string | null) =>
  subjectOf(stage.as(fan), { reference })
const first = async <Row>(rows: Promise<Row[]>) => (await rows)[0]!

it('is the fan’s order, also where its item is not sold any more, and nobody else’s', async () => {
  const [fan, other] = [await stage.buyer(100), await stage.buyer()]
  const { id, sessionId, itemId } = await order(fan)
  const purchase = await named(fan, id)
  expect(purchase).toMatchObject({
    __typename: 'Purchase',
    id: purchaseIdOf(sessionId),
  })
  stage.pass(1)
  const ended = { saleUntil: stage.now() }
  await stage.db.update(storeItem).set(ended).where(eq(storeItem.id, itemId))
  expect(await named(fan, id)).toMatchObject({ lines: [{ name: { ja: expect.any(String) } }] })
  expect(await named(other, id)).toBeNull()
  expect(await named(null, id)).toBeNull()
})

it('names what coins can be had by, of each kind', async () => {
  const { db, communityId } = stage
  const fan = await stage.buyer()
  const at = stage.now()
  const title = { ja: 'お礼', en: 'Thanks' }
  const present = await db.transaction((transaction) =>
    sendPresent(
      transaction,
      { fanId: fan, communityId, at },
      { title, body: title, present: { kind: 'COIN', amount: 1 } },
    ),
  )
  const event = await first(db.select().from(votingEvent))
  const card = await createCard(stage.as(fan), fan, {
    communityId,
    subjectId: event.id,
    title,
    description: title,
    picture: event.picture,
    path: '/',
    talentId: null,
    rewardCoins: 10,
  })
  const machine = await first(db.select().from(treasureMachine))
  const drawId = await stage.draw()
  const draw = await first(db.select().from(prizeDraw).where(eq(prizeDraw.id, drawId)))
  const asked = await first(db.select().from(questionnaire))
  const page = await first(db.select().from(campaignCodePage))
  const store = await first(db.select().from(checkInStore))
  const task = await first(db.select().from(mission))
  const road = await first(
    db.select().from(step).innerJoin(stepSeason, eq(stepSeason.id, step.seasonId)),
  )
  const season = await first(db.select().from(supporterSeason))
  const reward = await first(db.select().from(supporterRankReward))
  const kinds = [
    [machine.id, { __typename: 'TreasureMachine', name: machine.name }],
    [draw.id, { __typename: 'PrizeDraw', name: draw.name }],
    [card.id, { __typename: 'VotingEvent', title: event.title }],
    [asked.id, { __typename: 'Questionnaire', title: asked.title }],
    [page.id, { __typename: 'CampaignCodePage', title: page.title }],
    [store.id, { __typename: 'CheckInStore', name: store.name }],
    [task.id, { __typename: 'Mission', kind: task.kind, goal: task.goal }],
    [road.step.id, { __typename: 'StepSeason', name: road.step_season.name }],
    [reward.id, { __typename: 'SupporterSeason', name: season.name }],
    [present, { __typename: 'ReceivedInformation', title }],
  ] as const
  const context = stage.as(fan)
  const found = await Promise.all(kinds.map(([reference]) => subjectOf(context, { reference })))
  expect(found).toMatchObject(kinds.map(([, subject]) => subject))
  // What reached one fan, or was shared by one, is nobody else’s.
  const other = await stage.buyer()
  expect(await named(other, present)).toBeNull()
  expect(await named(other, card.id)).toBeNull()
})

it('is nothing of a closed community that the fan does not belong to', async () => {
  const stranger = await stage.stranger()
  const machine = await first(stage.db.select().from(treasureMachine))
  const task = await first(stage.db.select().from(mission))
  const context = stage.as(stranger)
  const closed: typeof context = {
    ...context,
    config: { ...context.config, isClosedCommunity: true },
    loader: (_, create) => create(closed),
  }
  for (const { id: reference } of [machine, task])
    expect(await subjectOf(closed, { reference })).toBeNull()
})

it('is nothing where there is nothing to name', async () => {
  const fan = await stage.buyer()
  const { communityId } = stage
  for (const reference of [null, communityId, fan, newId('order'), newId('mission'), 'nonsense'])
    expect(await named(fan, reference)).toBeNull()
})

it('asks as often for many movements as for one', async () => {
  const fan = await stage.buyer(1_000)
  const references = []
  for (let at = 0; at < 6; at += 1) references.push((await order(fan)).id)
  const countOf = async (some: readonly string[]) => {
    const context = stage.as(fan)
    sent.mockClear()
    const found = await Promise.all(some.map((reference) => subjectOf(context, { reference })))
    expect(new Set(found.map((each) => each?.__typename))).toEqual(new Set(['Purchase']))
    return sent.mock.calls.length
  }
  const one = await countOf(references.slice(0, 1))
  expect(one).toBeGreaterThan(0)
  expect(await countOf(references)).toBe(one)
})
