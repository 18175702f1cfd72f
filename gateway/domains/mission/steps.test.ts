import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { stampToday } from '../check-in/service.ts'
import { balancesOf, grant } from '../ledger/service.ts'
import { claimMissions, roundId } from './claiming.ts'
import { claimableUntil, seasonNow } from './seasons.ts'
import { viewerMissions } from './service.ts'
import { stepInvariants } from './stepInvariants.ts'
import { claimStepReward, pointsIn, stepsIn } from './steps.ts'
import { step } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
})
afterAll(() => stage.close())

const season = async () => (await seasonNow(stage.as(null), stage.communityId))!
const steps = async (fan: string | null) => stepsIn(stage.as(fan), await season())
const points = async (fan: string | null) => pointsIn(stage.as(fan), await season())
const coins = async (fan: string) =>
  (await balancesOf(stage.db, fan, stage.as(null).now())).get('COIN')?.free ?? 0
let given = 0
async function give(fan: string, amount: number, at = stage.as(null).now()) {
  const until = claimableUntil(await season())
  given += 1
  const key = `test:${given}`
  await stage.db.transaction((transaction) =>
    grant(transaction, {
      key,
      reason: 'SUPPORT',
      at,
      lots: [
        {
          ownerId: fan,
          asset: 'STEP_MISSION_POINT',
          class: 'FREE',
          amount,
          expiry: { at: until },
        },
      ],
    }),
  )
}
let requests = 0
const claim = (fan: string | null, stepId: string, requestId = `request-${(requests += 1)}`) =>
  claimStepReward(stage.as(fan), { communityId: stage.communityId, stepId, requestId })
const idOf = async (number: number) => (await steps(null))[number - 1]!.id

it('has a season under way, with twelve steps that lead on', async () => {
  const all = await steps(null)
  expect(all).toHaveLength(12)
  expect(all.map(({ points: needed }) => needed)).toEqual(
    all.map(({ points: needed }) => needed).toSorted((one, other) => one - other),
  )
  expect(new Set(all.map(({ standing }) => standing))).toEqual(new Set(['OPEN']))
  expect(await points(null)).toBeNull()
})

it('missions bring points, and points reach steps', async () => {
  const fan = await stage.fan()
  // A Monday: its week has the three days.
  stage.pass(3 * 24 * 60 * 60)
  for (const _ of [1, 2, 3]) {
    await stampToday(stage.as(fan), { communityId: stage.communityId })
    stage.pass(24 * 60 * 60)
  }
  const rounds = (await viewerMissions(stage.as(fan), stage.communityId))!
  const stamped = rounds.find(({ mission }) => mission.slug === 'step-stamp')!
  await claimMissions(stage.as(fan), {
    communityId: stage.communityId,
    roundIds: [roundId(stamped)],
  })
  expect(stamped.standing).toBe('DONE')
  expect(await points(fan)).toBe(10)
})

it('gives a step’s reward once, however often it is claimed at once', async () => {
  const fan = await stage.fan()
  await give(fan, 5)
  const [before, id] = [await coins(fan), await idOf(1)]
  const answers = await Promise.all(Array.from({ length: 50 }, () => claim(fan, id)))
  const names = answers.map((each) => ('code' in each ? each.code : each.__typename))
  expect(names.toSorted()).toEqual([...Array<string>(49).fill('CLAIMED'), 'ClaimStepRewardSuccess'])
  expect(await coins(fan)).toBe(before + 20)
  expect((await steps(fan)).map(({ standing }) => standing).slice(0, 2)).toEqual([
    'CLAIMED',
    'OPEN',
  ])
})

it('answers the same request as before, and gives nothing again', async () => {
  const fan = await stage.fan()
  await give(fan, 5)
  const [before, id] = [await coins(fan), await idOf(1)]
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(fan, id, 'the-same')))
  expect(new Set(answers.map((each) => each.__typename))).toEqual(
    new Set(['ClaimStepRewardSuccess']),
  )
  expect(await coins(fan)).toBe(before + 20)
})

it('refuses what is not reached, not there, or not the fan’s', async () => {
  const fan = await stage.fan()
  await give(fan, 14)
  expect(await claim(fan, await idOf(2))).toMatchObject({ code: 'INCOMPLETE' })
  expect(await claim(fan, 'step_made_up')).toEqual({
    __typename: 'NotFoundError',
    field: 'stepId',
  })
  expect(await claim(null, await idOf(1))).toEqual({ __typename: 'UnauthenticatedError' })
  expect(await claim(await stage.fan({ hasJoined: false }), await idOf(1))).toMatchObject({
    __typename: 'NotJoinedError',
  })
  await expect(claim(fan, await idOf(1), '')).rejects.toThrow('requestId')
})

it('keeps its promises', async () => {
  expect(await audit(stage.ownerUrl, stepInvariants)).toEqual(
    stepInvariants.map(({ name }) => ({ name, violations: [] })),
  )
})

it('is held by the audit to what its missions bring, to the point', async () => {
  const { id: seasonId } = await season()
  const last = (await steps(null)).at(-1)!
  const ask = async (needed: number) => {
    await stage.db.update(step).set({ points: needed }).where(eq(step.id, last.id))
    return (await audit(stage.ownerUrl, stepInvariants)).at(-1)!.violations.map(({ what }) => what)
  }
  const [lacking = ''] = await ask(10_000)
  expect(lacking).toContain(`${seasonId}: its last step takes 10000 points`)
  const brought = Number(/bring (\d+)$/.exec(lacking)?.[1])
  expect(brought).toBeGreaterThanOrEqual(last.points)
  expect(await ask(brought + 1)).toHaveLength(1)
  expect(await ask(brought)).toEqual([])
  expect(await ask(last.points)).toEqual([])
})

it('waits for seven days after its season; then its points lead nowhere', async () => {
  const fan = await stage.fan()
  await give(fan, 40)
  const [first, second] = [await idOf(1), await idOf(2)]
  const until = claimableUntil(await season())
  stage.pass((until.getTime() - stage.as(null).now().getTime()) / 1000 - 60)
  expect(await claim(fan, first)).toMatchObject({ __typename: 'ClaimStepRewardSuccess' })
  stage.pass(120)
  expect(await claim(fan, second)).toMatchObject({ code: 'EXPIRED' })
  const missions = (await viewerMissions(stage.as(fan), stage.communityId))!
  expect(missions.some(({ mission }) => mission.rewardKind === 'STEP_MISSION_POINT')).toBe(false)
})
