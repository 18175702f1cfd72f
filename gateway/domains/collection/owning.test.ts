import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openDraws, words } from '../prize-draw/testing.ts'
import { give, lockGiven } from './giving.ts'
import { loadBadge, sourceOf, viewerBadgeBook, viewerBadges } from './owning.ts'
import { badge } from './tables.ts'

let stage: Awaited<ReturnType<typeof openDraws>>
beforeAll(async () => {
  stage = await openDraws()
})
afterAll(() => stage.close())

async function newBadge() {
  const id = newId('badge')
  const picture = {
    kind: 'art' as const,
    name: 'none',
    url: '/none.svg',
    width: 1,
    height: 1,
    alt: words,
    dominantColor: '#ffffff',
    focusX: 0.5,
    focusY: 0.5,
  }
  const { communityId } = stage
  await stage.db.insert(badge).values({ id, slug: id, communityId, name: words, picture })
  return id
}

it('shows a fan their own badges, the newest first and each once; to a guest none', async () => {
  const [first, second, others] = [await newBadge(), await newBadge(), await newBadge()]
  const [fan, other] = [await stage.entrant(), await stage.entrant()]
  const get = (fanId: string, id: string) =>
    stage.db.transaction((transaction) =>
      give(transaction, { fanId, badges: [{ id, reference: newId('upload') }], at: stage.now() }),
    )
  await get(fan, second)
  stage.pass(60)
  await get(fan, first)
  stage.pass(60)
  await get(fan, second)
  await get(other, others)
  const seen = (userId: string | null) =>
    viewerBadges(stage.as(userId)).then((rows) => rows.map(({ id }) => id))
  expect(await seen(fan)).toEqual([first, second])
  expect(await seen(other)).toEqual([others])
  expect(await seen(null)).toEqual([])
  const book = await viewerBadgeBook(stage.as(fan))
  expect(book.map(({ badge }) => badge.id)).toEqual([first, second])
  // The second one of a badge changes nothing: it is the fan's since the first.
  expect(book[0]!.at.getTime() - book[1]!.at.getTime()).toBe(60_000)
  expect(await viewerBadgeBook(stage.as(null))).toEqual([])
})

it('locks a badge only as long as the fan has it by nothing but what was paid back', async () => {
  const [drawn, earned] = [await newBadge(), await newBadge()]
  const fan = await stage.entrant()
  const at = stage.now()
  const draws = { [drawn]: `${newId('treasuredraw')}:0`, [earned]: `${newId('treasuredraw')}:1` }
  const get = (id: string, reference: string) =>
    stage.db.transaction((db) => give(db, { fanId: fan, badges: [{ id, reference }], at }))
  const mission = `mission:${newId('mission')}:once:${fan}`
  for (const [id, reference] of Object.entries(draws)) await get(id, reference)
  await get(earned, mission)
  const references = Object.values(draws)
  await stage.db.transaction((db) => lockGiven(db, { fanId: fan, references, at }))
  const shown = async () => (await viewerBadges(stage.as(fan))).map(({ id }) => id)
  expect(await shown()).toEqual([earned])
  const book = await viewerBadgeBook(stage.as(fan))
  expect(book.find(({ badge }) => badge.id === drawn)!.lockedAt).not.toBeNull()
  // It is had anew by what brings it again.
  await get(drawn, `mission:${newId('mission')}:once:${fan}`)
  expect((await shown()).toSorted()).toEqual([drawn, earned].toSorted())
})

it('finds a badge by its id, and by no other kind’s', async () => {
  const id = await newBadge()
  const fan = await stage.entrant()
  expect(await loadBadge(stage.as(fan), id)).toMatchObject({ id })
  for (const wrong of [stage.communityId, 'badge_', `${id}x`, '__proto__', ''])
    expect(await loadBadge(stage.as(fan), wrong)).toBeNull()
})

it('says of each badge by what it came', () => {
  expect(sourceOf(`mission:${newId('mission')}:once:${newId('user')}`)).toBe('MISSION')
  expect(sourceOf(`${newId('treasuredraw')}:3`)).toBe('TREASURE_MACHINE')
  expect(sourceOf(`${newId('prizedraw')}:1`)).toBe('PRIZE_DRAW')
  for (const other of [newId('upload'), '', 'constructor:1', 'welcome'])
    expect(sourceOf(other)).toBe('GIFT')
})
