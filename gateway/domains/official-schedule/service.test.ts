import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { newId } from '../../platform/ids.ts'
import { openCommunity } from '../chat/testing.ts'
import { talent } from '../community/tables.ts'
import type { CommunityOfficialSchedulesArgs } from '../types.generated.ts'
import { invariants } from './invariants.ts'
import {
  loadSchedule,
  nextSchedulesOf,
  schedulesOf,
  showOf,
  stateOf,
  watchingOf,
  watchSchedule,
} from './service.ts'
import { officialSchedule, officialScheduleWatch, type OfficialScheduleRow } from './tables.ts'

type TestContext = Awaited<ReturnType<typeof openCommunity>>
const hour = 60 * 60

/** All pages of a list, three at a time. */
async function readAll(
  stage: TestContext,
  viewer: string | null,
  args: Omit<CommunityOfficialSchedulesArgs, 'first' | 'after'>,
) {
  const rows: OfficialScheduleRow[] = []
  let after: string | null = null
  do {
    const page = await schedulesOf(stage.as(viewer), stage.communityId, {
      ...args,
      first: 3,
      after,
    })
    rows.push(...page.edges.map(({ node }) => node))
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after !== null)
  return rows
}

describe('official schedules', () => {
  let stage: TestContext
  beforeAll(async () => {
    // 12:00 on Friday, 20 November 2026, in Japan.
    stage = await openCommunity()
  })
  afterAll(() => stage.close())

  it('are parted by today’s midnight in Japan: each stands in one list, by its start', async () => {
    const coming = await readAll(stage, null, { among: 'COMING' })
    const past = await readAll(stage, null, { among: 'PAST' })
    const midnight = new Date('2026-11-19T15:00:00.000Z')
    expect(coming.every(({ endsAt }) => endsAt > midnight)).toBe(true)
    expect(past.every(({ endsAt }) => endsAt <= midnight)).toBe(true)
    const starts = (rows: OfficialScheduleRow[]) => rows.map(({ startsAt }) => startsAt.getTime())
    expect(starts(coming)).toEqual(starts(coming).toSorted((one, other) => one - other))
    expect(starts(past)).toEqual(starts(past).toSorted((one, other) => other - one))
    const all = await stage.db.select().from(officialSchedule)
    expect(new Set([...coming, ...past].map(({ id }) => id)).size).toBe(all.length)
    expect(coming.length + past.length).toBe(all.length)
    expect(coming[0]?.key).toBe('morning-2026-11-20')
  })

  it('are narrowed to a kind and to a talent', async () => {
    const [luka] = await stage.db.select().from(talent).where(eq(talent.slug, 'luka'))
    const lukas = await readAll(stage, null, { among: 'COMING', talent: 'luka' })
    expect(lukas.length).toBeGreaterThan(3)
    expect(lukas.every(({ talentIds }) => talentIds.includes(luka!.id))).toBe(true)
    const events = await readAll(stage, null, { among: 'COMING', kind: 'EVENT' })
    expect(events.length).toBeGreaterThan(2)
    expect(events.every(({ kind }) => kind === 'EVENT')).toBe(true)
    expect(await readAll(stage, null, { among: 'COMING', talent: 'constructor' })).toEqual([])
  })

  it('stand where the gateway’s clock says', async () => {
    const camera = (await readAll(stage, null, { among: 'COMING' })).find(
      ({ key }) => key === 'josephine-2026-11-20',
    )
    expect(stateOf(stage.as(null), camera!)).toBe('LIVE')
    const first = (await nextSchedulesOf(stage.as(null), stage.communityId))[0]
    expect(first?.id).toBe(camera!.id)
    stage.pass(4 * hour)
    expect(stateOf(stage.as(null), camera!)).toBe('OVER')
    const next = await nextSchedulesOf(stage.as(null), stage.communityId)
    expect(next).toHaveLength(4)
    expect(next.map(({ id }) => id)).not.toContain(camera!.id)
  })

  it('count a fan who will be there once, however often and from wherever it is said', async () => {
    const fans = await Promise.all(Array.from({ length: 8 }, () => stage.fan()))
    const [row] = (await readAll(stage, null, { among: 'COMING' })).slice(-1)
    const before = (await watchingOf(stage.as(null), row!)).count
    const say = (fan: string, isWatched: boolean) =>
      watchSchedule(stage.as(fan), { scheduleId: row!.id, isWatched })
    const standing = async (fan: string | null) => watchingOf(stage.as(fan), row!)
    await Promise.all(fans.flatMap((fan) => Array.from({ length: 6 }, () => say(fan, true))))
    expect(await standing(fans[0]!)).toEqual({ count: before + 8, isFans: true })
    expect(await standing(null)).toEqual({ count: before + 8, isFans: false })
    await Promise.all(Array.from({ length: 6 }, () => say(fans[0]!, false)))
    expect(await standing(fans[0]!)).toEqual({ count: before + 7, isFans: false })
    // Said and taken back at once: whichever was last, what is counted is what is noted.
    await Promise.all(fans.flatMap((fan) => [say(fan, false), say(fan, true), say(fan, false)]))
    expect(await audit(stage.ownerUrl, invariants)).toEqual(
      invariants.map(({ name }) => ({ name, violations: [] })),
    )
  })

  it('take the word of nobody who is not signed in, and about nothing that is not there', async () => {
    const fan = await stage.fan()
    const [row] = await readAll(stage, null, { among: 'COMING' })
    const input = { scheduleId: row!.id, isWatched: true }
    expect(await watchSchedule(stage.as(null), input)).toMatchObject({
      __typename: 'UnauthenticatedError',
    })
    for (const scheduleId of [newId('schedule'), stage.communityId, 'constructor'])
      expect(await watchSchedule(stage.as(fan), { ...input, scheduleId })).toMatchObject({
        __typename: 'NotFoundError',
        field: 'scheduleId',
      })
    const noted = await stage.db
      .select()
      .from(officialScheduleWatch)
      .where(eq(officialScheduleWatch.fanId, fan))
    expect(noted).toEqual([])
  })

  it('are told in the room that talks about them from three hours before, and in no other', async () => {
    const now = () => stage.as(null).now()
    const rows = await stage.db.select().from(officialSchedule)
    const show = rows.find(
      (row) => row.channelId !== null && !row.isCancelled && row.startsAt > now(),
    )!
    const other = ['lobby', 'atelier'].map(stage.channelId).find((id) => id !== show.channelId)!
    const rooms = [show.channelId!, other].map((id) => ({
      id,
      communityId: stage.communityId,
    }))
    const told = () =>
      Promise.all(rooms.map((room) => showOf(stage.as(null), room).then((row) => row?.id)))
    const until = (at: Date) => stage.pass((at.getTime() - now().getTime()) / 1000)
    until(new Date(show.startsAt.getTime() - 3 * hour * 1000 - 60_000))
    expect(await told()).not.toContain(show.id)
    stage.pass(60)
    const [here, there] = await told()
    expect(here).toBe(show.id)
    expect(there).not.toBe(show.id)
    until(show.endsAt)
    expect(await told()).not.toContain(show.id)
  })
})

it('of a closed community are its members’ own', async () => {
  const stage = await openCommunity({ CLOSED_COMMUNITY: 'on' })
  try {
    const member = await stage.fan()
    const outsider = await stage.fan({ hasJoined: false })
    const [row] = await readAll(stage, member, { among: 'COMING' })
    expect(await loadSchedule(stage.as(member), row!.id)).toEqual(row)
    for (const viewer of [null, outsider]) {
      expect(await readAll(stage, viewer, { among: 'COMING' })).toEqual([])
      expect(await nextSchedulesOf(stage.as(viewer), stage.communityId)).toEqual([])
      expect(await loadSchedule(stage.as(viewer), row!.id)).toBeNull()
    }
    const input = { scheduleId: row!.id, isWatched: true }
    expect(await watchSchedule(stage.as(outsider), input)).toMatchObject({
      __typename: 'NotFoundError',
    })
  } finally {
    await stage.close()
  }
})
