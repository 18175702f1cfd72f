import { findCommunityId } from '../../demo/find.ts'
import type { DemoParts, DemoStage } from '../../demo/part.ts'
import { newId } from '../../platform/ids.ts'
import { dayAfter, dayInJapan, monthOf } from '#rules/day.ts'
import { mission, step, stepSeason } from './tables.ts'

declare module '../../platform/ids.ts' {
  interface IdPrefixes {
    mission: 'a mission'
    stepseason: 'a season of steps'
    step: 'a step of a season'
  }
}

export const demo: DemoParts = {
  missions: { after: ['community/community'], add: addMissions },
  'later missions': { after: ['mission/missions'], add: addLaterMissions },
  'for passes': { after: ['mission/missions'], add: addForPasses },
  'step season': { after: ['mission/missions'], add: addStepSeason },
}

async function addMissions(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const communityId = await findCommunityId(stage)
  const rows = (world.missions ?? []).map(({ reward, ...each }, position) => ({
    id: newId('mission'),
    communityId,
    position,
    ...each,
    rewardKind: reward.kind,
    rewardAmount: reward.amount,
    rewardThingId: null,
  }))
  if (rows.length > 0) await transaction.insert(mission).values(rows)
}

/** Some folders were given these as part of `missions`, when it still grew: what is there stays. */
async function addLaterMissions(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const seeds = world.laterMissions ?? []
  if (seeds.length === 0) return
  const communityId = await findCommunityId(stage)
  await transaction
    .insert(mission)
    .values(
      seeds.map(({ reward, ...each }, at) => ({
        id: newId('mission'),
        communityId,
        position: later + at,
        ...each,
        rewardKind: reward.kind,
        rewardAmount: reward.amount,
        rewardThingId: null,
      })),
    )
    .onConflictDoNothing({ target: [mission.tenantId, mission.communityId, mission.slug] })
}

async function addForPasses(stage: DemoStage): Promise<void> {
  const { transaction, world } = stage
  const seeds = world.backstage?.missions ?? []
  if (seeds.length === 0) return
  const communityId = await findCommunityId(stage)
  await transaction.insert(mission).values(
    seeds.map(({ reward, ...each }, at) => ({
      id: newId('mission'),
      communityId,
      position: forPasses + at,
      ...each,
      rewardKind: reward.kind,
      rewardAmount: reward.amount,
      rewardThingId: null,
    })),
  )
}

/** Behind the first, before those for passes. */
const later = 400
const forPasses = 500
/** Its missions stand behind all others. */
const afterOthers = 1000

async function addStepSeason(stage: DemoStage): Promise<void> {
  const { transaction, world, now } = stage
  if (!world.stepSeason) return
  const { name, days, steps, missions } = world.stepSeason
  const communityId = await findCommunityId(stage)
  const opensOn = monthOf(dayInJapan(now)).firstDay
  const id = newId('stepseason')
  await transaction
    .insert(stepSeason)
    .values({ id, communityId, name, opensOn, endsOn: dayAfter(opensOn, days) })
  await transaction.insert(step).values(
    steps.map(({ points, reward }, at) => ({
      id: newId('step'),
      seasonId: id,
      number: at + 1,
      points,
      rewardKind: reward.kind,
      rewardAmount: reward.amount,
    })),
  )
  await transaction.insert(mission).values(
    missions.map(({ reward, ...each }, at) => ({
      id: newId('mission'),
      communityId,
      position: afterOthers + at,
      ...each,
      rewardKind: reward.kind,
      rewardAmount: reward.amount,
      rewardThingId: null,
    })),
  )
}
