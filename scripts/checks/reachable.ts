import { shiodamari } from '../../content/shiodamari.ts'
import type { MissionSeed, World } from '../../content/types.ts'
import { world } from '../../content/world.ts'
import { mostReferrals } from '../../rules/referral.ts'
import type { MissionKind, MissionPeriod } from '../../schema/types.generated.ts'

/** Missions of the content that nobody can come to the goal of. */
export function checkReachable(): string[] {
  return [world, shiodamari].flatMap(outOfReach)
}

/** The same of one world, a line a mission. */
export function outOfReach(of: World): string[] {
  return missionsOf(of).flatMap(({ slug, kind, period, goal }) => {
    const most = mostTimes[kind](period, of)
    return goal <= most
      ? []
      : [`${slug} asks for ${goal} of ${kind}, and nobody comes to more than ${most} (${period})`]
  })
}

/** All that a tenant asks of its fans, whichever part of its world says so. */
export const missionsOf = (of: World): MissionSeed[] => [
  ...(of.missions ?? []),
  ...(of.laterMissions ?? []),
  ...(of.backstage?.missions ?? []),
  ...(of.stepSeason?.missions ?? []),
]

/** The days that even the shortest of such periods has. */
const daysOf: Record<MissionPeriod, number> = {
  DAILY: 1,
  WEEKLY: 7,
  MONTHLY: 28,
  ONCE: Number.POSITIVE_INFINITY,
}
const passiveADay = 10

const onceADay = (period: MissionPeriod) => daysOf[period]
/** By other people, ten a day. */
const passive = (period: MissionPeriod) => passiveADay * daysOf[period]
/** What a fan does as often as they like. */
const endless = () => Number.POSITIVE_INFINITY
/** No act of anybody is noted yet, and so nobody is shown such a mission. */
const notYet = () => 0
/** It happens once: in a later round nobody can do it again. */
const onceForAll = (most: number) => (period: MissionPeriod) => (period === 'ONCE' ? most : 0)

/** How often an act can be counted in a period, by how `MissionKind` says that it is. */
export const mostTimes: Record<MissionKind, (period: MissionPeriod, of: World) => number> = {
  COMMUNITY_REGISTRATION: onceForAll(1),
  LOGGED_IN: onceADay,
  CHAT_ROOM_POST: endless,
  CASUAL_GAME_PLAY: onceADay,
  // Each once, and how many will join nobody knows.
  USER_FOLLOW: endless,
  POST_LIKE: endless,
  COMMENT: endless,
  PASSIVE_COMMENT: passive,
  PASSIVE_POST_LIKE: passive,
  POST: endless,
  PROBABILITY_TREASURE_MACHINE_DRAW: endless,
  // Given, and neither drawn nor won: by the ranks of supporters.
  NFT_GET: (period, of) => onceForAll(nftsGiven(of).size)(period),
  NFT_COLLECTION: (period, of) => onceForAll(nftsGiven(of).size)(period),
  REFERRAL_CODE: onceForAll(mostReferrals),
  ARENA_GAME_PLAY: notYet,
  PUSH_NOTIFICATION: notYet,
  PWA: notYet,
  TALK_TO_AVATAR: notYet,
}

const nftsGiven = ({ supporterSeason }: World) =>
  new Set((supporterSeason?.ranks ?? []).flatMap(({ nft }) => nft?.slug ?? []))
