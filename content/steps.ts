import type { StepSeasonSeed } from './types.ts'

const points = (amount: number) => ({ kind: 'STEP_MISSION_POINT', amount }) as const
const coins = (amount: number) => ({ kind: 'COIN', amount }) as const
const tickets = (amount: number) => ({ kind: 'TREASURE_MACHINE_TICKET', amount }) as const
const recoveries = (amount: number) => ({ kind: 'STAMINA_RECOVERY_TICKET', amount }) as const

/**
 * The way down from the lighthouse to the harbour: three months, twelve steps. Whoever does the weekly missions alone has the last of them
 * in the twelfth week. 690 coins and five tickets for the whole of it.
 */
export const stepSeason: StepSeasonSeed = {
  name: { ja: '灯台から港への道', en: 'From the lighthouse to the harbour' },
  days: 92,
  steps: [
    { points: 5, reward: coins(20) },
    { points: 15, reward: coins(20) },
    { points: 30, reward: recoveries(1) },
    { points: 50, reward: coins(50) },
    { points: 70, reward: coins(50) },
    { points: 90, reward: tickets(1) },
    { points: 110, reward: coins(50) },
    { points: 130, reward: recoveries(2) },
    { points: 155, reward: coins(100) },
    { points: 180, reward: coins(100) },
    { points: 210, reward: tickets(1) },
    { points: 240, reward: coins(300) },
  ],
  missions: [
    { slug: 'step-stamp', kind: 'LOGGED_IN', period: 'WEEKLY', goal: 3, reward: points(10) },
    { slug: 'step-game', kind: 'CASUAL_GAME_PLAY', period: 'WEEKLY', goal: 2, reward: points(5) },
    { slug: 'step-talk', kind: 'CHAT_ROOM_POST', period: 'WEEKLY', goal: 5, reward: points(5) },
    { slug: 'step-month', kind: 'LOGGED_IN', period: 'MONTHLY', goal: 10, reward: points(20) },
    { slug: 'step-follow', kind: 'USER_FOLLOW', period: 'ONCE', goal: 1, reward: points(5) },
  ],
}
