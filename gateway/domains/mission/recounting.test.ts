import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCommunity } from '../chat/testing.ts'
import { stampToday } from '../check-in/service.ts'
import { claimMissions, roundId } from './claiming.ts'
import { recountMissions } from './recounting.ts'
import { viewerMissions } from './service.ts'
import { missionClaim } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

it('finds what was received for less than it asks, and takes nothing back', async () => {
  const fan = await stage.fan()
  await stampToday(stage.as(fan), { communityId: stage.communityId })
  const rounds = (await viewerMissions(stage.as(fan), stage.communityId))!
  const done = rounds.filter(({ standing }) => standing === 'DONE')
  expect(done.length).toBeGreaterThan(2)
  const given = await claimMissions(stage.as(fan), {
    communityId: stage.communityId,
    roundIds: done.map(roundId),
  })
  expect(given.__typename).toBe('ClaimMissionsSuccess')
  expect(await recountMissions(stage.db)).toEqual({ recounted: done.length, fewer: [] })

  // What nobody did, of this fan and of more than are read at once.
  const talk = rounds.find(({ mission }) => mission.slug === 'daily-talk')!
  const { rewardKind, rewardAmount } = talk.mission
  const day = (at: number) => `2026-09-${String(at + 1).padStart(2, '0')}`
  const fans = [fan, await stage.fan(), await stage.fan()]
  const wrong = fans.flatMap((fanId) =>
    Array.from({ length: 30 }, (_, at) => ({ fanId, round: day(at) })),
  )
  await stage.db.insert(missionClaim).values(
    wrong.map((each) => ({
      ...each,
      missionId: talk.mission.id,
      at: stage.as(null).now(),
      rewardKind,
      rewardAmount,
    })),
  )
  const { recounted, fewer } = await recountMissions(stage.db)
  expect([recounted, fewer.length]).toEqual([done.length + 90, 90])
  expect(fewer.find((each) => each.fanId === fan && each.round === day(29))).toMatchObject({
    missionId: talk.mission.id,
    found: 0,
    goal: 3,
  })
  const kept = await stage.db.select().from(missionClaim).where(eq(missionClaim.fanId, fan))
  expect(kept).toHaveLength(done.length + 30)
})
