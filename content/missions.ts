import type { MissionSeed } from './types.ts'

const coins = (amount: number) => ({ kind: 'COIN', amount }) as const
const recoveries = (amount: number) => ({ kind: 'STAMINA_RECOVERY_TICKET', amount }) as const
const tickets = (amount: number) => ({ kind: 'TREASURE_MACHINE_TICKET', amount }) as const

/** What the station asks of its fans, and what it gives, with those below: some 1,500 free coins a month for whoever does it all. */
export const missions: readonly MissionSeed[] = [
  { slug: 'daily-stamp', kind: 'LOGGED_IN', period: 'DAILY', goal: 1, reward: coins(5) },
  { slug: 'daily-game', kind: 'CASUAL_GAME_PLAY', period: 'DAILY', goal: 1, reward: coins(10) },
  { slug: 'daily-talk', kind: 'CHAT_ROOM_POST', period: 'DAILY', goal: 3, reward: coins(10) },
  { slug: 'weekly-stamp', kind: 'LOGGED_IN', period: 'WEEKLY', goal: 5, reward: coins(50) },
  { slug: 'weekly-game', kind: 'CASUAL_GAME_PLAY', period: 'WEEKLY', goal: 3, reward: tickets(1) },
  { slug: 'monthly-talk', kind: 'CHAT_ROOM_POST', period: 'MONTHLY', goal: 30, reward: coins(200) },
  {
    slug: 'once-join',
    kind: 'COMMUNITY_REGISTRATION',
    period: 'ONCE',
    goal: 1,
    reward: coins(50),
  },
  { slug: 'once-talk', kind: 'CHAT_ROOM_POST', period: 'ONCE', goal: 1, reward: coins(50) },
  { slug: 'once-game', kind: 'CASUAL_GAME_PLAY', period: 'ONCE', goal: 10, reward: coins(300) },
  { slug: 'once-stamps', kind: 'LOGGED_IN', period: 'ONCE', goal: 30, reward: coins(300) },
]

/** What it asks since, for folders that were given the ones above before. */
export const laterMissions: readonly MissionSeed[] = [
  {
    slug: 'weekly-talk',
    kind: 'CHAT_ROOM_POST',
    period: 'WEEKLY',
    goal: 10,
    reward: recoveries(2),
  },
  { slug: 'once-stamp', kind: 'LOGGED_IN', period: 'ONCE', goal: 1, reward: recoveries(1) },
  { slug: 'once-follow', kind: 'USER_FOLLOW', period: 'ONCE', goal: 3, reward: coins(50) },
  { slug: 'once-light', kind: 'POST_LIKE', period: 'ONCE', goal: 10, reward: coins(50) },
]
