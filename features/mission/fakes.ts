import { fakeOf } from '#storybook/fake.ts'

export const fakeReward = fakeOf('MissionReward', {
  kind: 'COIN',
  amount: 10,
  badge: null,
  card: null,
  nft: null,
})

export const fakeMission = fakeOf('Mission', {
  id: 'mission_talk',
  kind: 'CHAT_ROOM_POST',
  period: 'DAILY',
  goal: 3,
  reward: fakeReward(),
})

/** One message of three is written today. */
export const fakeRound = fakeOf('MissionRound', {
  id: 'mission_talk_2026-11-20',
  mission: fakeMission(),
  progress: 1,
  standing: 'OPEN',
  closesAt: '2026-11-20T15:00:00.000Z',
  claimableUntil: '2026-11-27T15:00:00.000Z',
})

const stamp = fakeMission({ id: 'mission_stamp', kind: 'LOGGED_IN', goal: 1 })
const tickets = fakeReward({ kind: 'TREASURE_MACHINE_TICKET', amount: 1 })

/** A day of a fan's: something open, something that waits, something received. */
export const rounds = [
  fakeRound({ id: 'mission_stamp_2026-11-20', mission: stamp, progress: 1, standing: 'CLAIMED' }),
  fakeRound({
    id: 'mission_game_2026-11-20',
    mission: fakeMission({ id: 'mission_game', kind: 'CASUAL_GAME_PLAY', goal: 1 }),
    progress: 1,
    standing: 'DONE',
  }),
  fakeRound(),
  fakeRound({
    id: 'mission_week_2026-11-16',
    mission: fakeMission({
      id: 'mission_week',
      kind: 'CASUAL_GAME_PLAY',
      period: 'WEEKLY',
      reward: tickets,
    }),
    progress: 2,
  }),
  fakeRound({
    id: 'mission_week_talk_2026-11-16',
    mission: fakeMission({
      id: 'mission_week_talk',
      period: 'WEEKLY',
      goal: 10,
      reward: fakeReward({ kind: 'STAMINA_RECOVERY_TICKET', amount: 2 }),
    }),
    progress: 4,
  }),
  fakeRound({
    id: 'mission_join_once',
    mission: fakeMission({
      id: 'mission_join',
      kind: 'COMMUNITY_REGISTRATION',
      period: 'ONCE',
      goal: 1,
      reward: fakeReward({ amount: 50 }),
    }),
    progress: 1,
    standing: 'DONE',
    closesAt: null,
    claimableUntil: null,
  }),
]

/** Yesterday's, done and not received. */
export const missedRound = fakeRound({
  id: 'mission_talk_2026-11-19',
  progress: 3,
  standing: 'DONE',
  claimableUntil: '2026-11-26T15:00:00.000Z',
})
