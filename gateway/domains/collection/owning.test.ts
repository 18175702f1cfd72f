import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openDraws, words } from '../prize-draw/testing.ts'
import { give } from './giving.ts'
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
    ...{ kind: 'art' as const, name: 'none', url: '/none.svg', width: 1, height: 1, alt: words },
    ...{ dominantColor: '#ffffff', focusX: 0.5, focusY: 0.5 },
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
