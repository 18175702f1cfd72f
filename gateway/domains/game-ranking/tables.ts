import type { RankingSpan } from '#rules/gameRanking.ts'

/** A ranking of a community's game, from its first to its last day. It has no rows: plays are what it is made of. */
export type GameRankingRow = {
  communityId: string
  game: string
  span: RankingSpan
  from: string
  to: string
}
export type GameRankRow = {
  communityId: string
  playId: string
  fanId: string
  /** On which it began. */
  day: string
  score: number
  rank: number
}
/** A play that is over, and what was done in it, as its game's rules write it. */
export type GameReplayRow = {
  communityId: string
  game: string
  day: string
  playId: string
  fanId: string
  score: number
  rules: string
  seed: string
  inputs: readonly number[]
}
