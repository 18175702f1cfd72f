import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pools.ts'
import type { MissionKind } from '../../types.generated.ts'
import * as arenaGamePlay from './arenaGamePlay.ts'
import * as casualGamePlay from './casualGamePlay.ts'
import * as chatRoomPost from './chatRoomPost.ts'
import * as comment from './comment.ts'
import * as communityRegistration from './communityRegistration.ts'
import type { Counting, DaysQuery } from './kind.ts'
import * as loggedIn from './loggedIn.ts'
import * as nftCollection from './nftCollection.ts'
import * as nftGet from './nftGet.ts'
import * as passiveComment from './passiveComment.ts'
import * as passivePostLike from './passivePostLike.ts'
import * as post from './post.ts'
import * as postLike from './postLike.ts'
import * as probabilityTreasureMachineDraw from './probabilityTreasureMachineDraw.ts'
import * as pushNotification from './pushNotification.ts'
import * as pwa from './pwa.ts'
import * as referralCode from './referralCode.ts'
import * as talkToAvatar from './talkToAvatar.ts'
import * as userFollow from './userFollow.ts'

/** How each kind of missions is counted. */
export const daysByKind: Readonly<Record<MissionKind, DaysQuery>> = {
  COMMUNITY_REGISTRATION: communityRegistration.daysOf,
  LOGGED_IN: loggedIn.daysOf,
  CHAT_ROOM_POST: chatRoomPost.daysOf,
  CASUAL_GAME_PLAY: casualGamePlay.daysOf,
  USER_FOLLOW: userFollow.daysOf,
  POST_LIKE: postLike.daysOf,
  POST: post.daysOf,
  COMMENT: comment.daysOf,
  PASSIVE_COMMENT: passiveComment.daysOf,
  PASSIVE_POST_LIKE: passivePostLike.daysOf,
  PROBABILITY_TREASURE_MACHINE_DRAW: probabilityTreasureMachineDraw.daysOf,
  NFT_GET: nftGet.daysOf,
  NFT_COLLECTION: nftCollection.daysOf,
  REFERRAL_CODE: referralCode.daysOf,
  ARENA_GAME_PLAY: arenaGamePlay.daysOf,
  PUSH_NOTIFICATION: pushNotification.daysOf,
  PWA: pwa.daysOf,
  TALK_TO_AVATAR: talkToAvatar.daysOf,
}

/** How often things were done on each day, in the order in which they were asked for; one statement for all. */
export async function countByDay(
  db: Queryable,
  asked: readonly { kind: MissionKind; of: Counting }[],
): Promise<ReadonlyMap<string, number>[]> {
  const counts = asked.map(() => new Map<string, number>())
  if (asked.length === 0) return counts
  const parts = asked.map(
    ({ kind, of }, at) =>
      sql`select ${at}::integer as at, day::text, times::integer from (${daysByKind[kind](db, of)}) as done`,
  )
  const { rows } = await db.execute<{ at: number; day: string; times: number }>(
    sql.join(parts, sql` union all `),
  )
  for (const { at, day, times } of rows) counts[at]!.set(day, times)
  return counts
}
