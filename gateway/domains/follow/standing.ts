import DataLoader from 'dataloader'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { TalentRow } from '../community/tables.ts'
import {
  findCounts,
  findStandings,
  findUnfollowedPerformers,
  mostFollowed,
  type Counts,
  type Standing,
} from './store.ts'

type Whose = { communityId: string; userId: string }

/** How many follow a member, and how many they follow: asked at once for all that a page shows. */
export function countsOf(context: GatewayContext, { communityId, userId }: Whose): Promise<Counts> {
  const load = ({ db }: GatewayContext) =>
    new DataLoader<string, Counts>(async (ids) => {
      const rows = await findCounts(db, [communityId, ids])
      const found = new Map(rows.map((row) => [row.userId, row]))
      return ids.map((id) => found.get(id) ?? { userId: id, followers: 0, following: 0 })
    })
  return context.loader(`follow counts ${communityId}`, load).load(userId)
}

/** How the viewer and a member stand to each other. */
export function statusOf(
  context: GatewayContext,
  { communityId, userId }: Whose,
): Promise<Standing> {
  const load = ({ db, userId: viewerId }: GatewayContext) =>
    new DataLoader<string, Standing>(async (ids) => {
      const rows = viewerId === null ? [] : await findStandings(db, [communityId, viewerId, ids])
      const found = new Map(rows.map((row) => [row.userId, row]))
      return ids.map((id) => found.get(id) ?? { userId: id, isFollowed: false, isFollower: false })
    })
  return context.loader(`follow standings ${communityId}`, load).load(userId)
}

/** Whether the viewer begins to follow somebody by choosing a talent as oshi: asked at once for all that are offered. */
export function isFollowedOnceChosen(
  context: GatewayContext,
  { communityId, id: talentId }: TalentRow,
): Promise<boolean> {
  const load = ({ db, userId: viewerId }: GatewayContext) =>
    new DataLoader<string, boolean>(async (ids) => {
      const choosing = [communityId, viewerId ?? '', ids, mostFollowed]
      const rows = await findUnfollowedPerformers(db, choosing)
      const found = new Set(rows.map((row) => row.talentId))
      return ids.map((id) => found.has(id))
    })
  return context.loader(`followed once chosen ${communityId}`, load).load(talentId)
}
