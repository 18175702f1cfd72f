import { fakeReward } from '#features/mission/fakes.ts'
import { fakeOf } from '#storybook/fake.ts'

export const fakeStep = fakeOf('Step', {
  id: 'step_1',
  number: 1,
  points: 5,
  reward: fakeReward({ amount: 20 }),
  standing: 'OPEN',
})

const recoveries = (amount: number) => fakeReward({ kind: 'STAMINA_RECOVERY_TICKET', amount })
const tickets = (amount: number) => fakeReward({ kind: 'TREASURE_MACHINE_TICKET', amount })
const coins = (amount: number) => fakeReward({ amount })

const road = [
  [5, coins(20)] as const,
  [15, coins(20)] as const,
  [30, recoveries(1)] as const,
  [50, coins(50)] as const,
  [70, coins(50)] as const,
  [90, tickets(1)] as const,
  [110, coins(50)] as const,
  [130, recoveries(2)] as const,
  [155, coins(100)] as const,
  [180, coins(100)] as const,
  [210, tickets(1)] as const,
  [240, coins(300)] as const,
]

/** The road as a fan with so many points sees it, who has received so many of its steps. */
export const stepsWith = (has: number, received: number) =>
  road.map(([points, reward], at) =>
    fakeStep({
      id: `step_${at + 1}`,
      number: at + 1,
      points,
      reward,
      standing: at < received ? 'CLAIMED' : has >= points ? 'DONE' : 'OPEN',
    }),
  )

/** Five steps are reached, the fifth one's reward waits. */
export const fakeSeason = fakeOf('StepSeason', {
  id: 'stepseason_autumn',
  name: '灯台から港への道',
  closesAt: '2027-01-31T15:00:00.000Z',
  claimableUntil: '2027-02-07T15:00:00.000Z',
  isOver: false,
  viewerPoints: 75,
  steps: stepsWith(75, 4),
})
