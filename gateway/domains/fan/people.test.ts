import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { membership, talent } from '../community/tables.ts'
import { muteUser } from '../mute/service.ts'
import { user } from '../user/tables.ts'
import { searchPeople } from './people.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let viewer: string
beforeAll(async () => {
  stage = await openCommunity()
  viewer = await stage.fan()
})
afterAll(() => stage.close())
beforeEach(() => stage.pass(60 * 60))

type Who = { birthDate?: string | null; hasJoined?: boolean }
async function called(
  displayName: string,
  { birthDate = '2000-01-01', hasJoined = true }: Who = {},
) {
  const id = await stage.fan({ hasJoined })
  await stage.db.update(user).set({ displayName, birthDate }).where(eq(user.id, id))
  return id
}
const found = async (words: string, by: string | null = viewer) =>
  (await searchPeople(stage.as(by), stage.communityId, words)).map((member) => member.user.id)

it('finds who has joined by the beginning of their name, however it is typed', async () => {
  const id = await called('くじら座β')
  for (const typed of ['くじら座β', 'クジラ', 'ｸｼﾞﾗ', ' くじら 座', 'く'])
    expect(await found(typed)).toContain(id)
  expect(await found('座β')).not.toContain(id)
  expect(await found('くじら', null)).toEqual([])
})

it('finds talents by any part of their name and by its reading, in both languages, and first', async () => {
  const [luka] = await stage.db
    .select({ id: membership.userId, name: talent.name, reading: talent.reading })
    .from(membership)
    .innerJoin(talent, eq(talent.id, membership.oshiId))
    .where(eq(membership.role, 'TALENT'))
    .limit(1)
  if (!luka) throw new Error('the demo has no talent')
  for (const typed of [
    luka.name.ja,
    luka.name.ja.slice(1),
    luka.name.en,
    luka.name.en.toUpperCase(),
    luka.reading.ja,
  ])
    expect(await found(typed)).toContain(luka.id)
  await called(luka.name.ja)
  expect((await found(luka.name.ja))[0]).toBe(luka.id)
})

it('finds nobody under 18 or of unknown age, who has not joined, who has left, or who is blocked either way', async () => {
  await called('灯台守り一', { birthDate: '2010-01-01' })
  await called('灯台守り二', { birthDate: null })
  await called('灯台守り三', { hasJoined: false })
  const gone = await called('灯台守り四')
  await stage.db.update(user).set({ status: 'deleted' }).where(eq(user.id, gone))
  const [blocked, blocking, seen] = [
    await called('灯台守り五'),
    await called('灯台守り六'),
    await called('灯台守り七'),
  ]
  await muteUser(stage.as(viewer), { userId: blocked, mute: 'BLOCKED' })
  await muteUser(stage.as(blocking), { userId: viewer, mute: 'BLOCKED' })
  expect(await found('灯台守り')).toEqual([seen])
  expect(new Set(await found('灯台守り', seen))).toEqual(new Set([blocked, blocking, seen]))
})

it('takes what is typed as it is', async () => {
  const id = await called(`100%_w'; --`)
  expect(await found(`100%_w'; --`)).toEqual([id])
  for (const nothing of ['', ' ', '\u200b', '%', '_', 'あ'.repeat(2_000)])
    expect(await found(nothing)).toEqual([])
})

it('finds no more than a line of them', async () => {
  for (let each = 0; each < 14; each += 1) await called(`港の人${each}`)
  expect(await found('港の人')).toHaveLength(12)
})
