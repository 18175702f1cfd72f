import { isDeepStrictEqual } from 'node:util'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import { readKeysetPage, type ConnectionArgs } from '../../platform/graphql/connection.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { encodeCursor } from '../../platform/graphql/cursor.ts'
import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { community } from '../community/tables.ts'
import { mayEnter, readableTo } from '../community/service.ts'
import { blocksOf } from '../mute/service.ts'
import { standingPosts } from '../post/service.ts'
import { deleteTrends, findGathering, findTrend, insertTrend } from './trendStore.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    takeTrends: null
  }
}

export const trendJobs: JobKinds = {
  takeTrends: { again: '* * * * *', run: takeTrends },
}

const hourMs = 60 * 60_000
/** Lights of a day count, one of six hours ago half as much; one person makes no trend. */
const rules = { halfLifeSeconds: 6 * 60 * 60, fewest: 2, mostOfAuthor: 2, most: 100 }
/** Whoever began to read one goes on in it for as long. */
const keptMs = 2 * hourMs

/** Takes down what gathers light in each community. */
async function takeTrends({ db, now }: JobContext): Promise<void> {
  const communities = await db.select({ id: community.id }).from(community)
  for (const { id } of communities) await takeTrend(db, id, now())
}

/** Takes down what gathers light in a community now; nothing, where all is as it was. Nothing else is decided by it. */
export async function takeTrend(db: Queryable, communityId: string, at: Date): Promise<void> {
  const since = new Date(at.getTime() - 24 * hourMs)
  const entries = await findGathering(db, communityId, { at, since, ...rules })
  const last = await findTrend(db, communityId, undefined)
  const isAsBefore = last !== undefined && isDeepStrictEqual(last.entries, entries)
  if (!isAsBefore) await insertTrend(db, { communityId, takenAt: at, entries })
  const standing = isAsBefore ? last.takenAt : at
  const before = new Date(at.getTime() - keptMs)
  await deleteTrends(db, communityId, { before, standing })
}

type TrendKey = { takenAt: Date; place: number }

function decode(cursor: string | null | undefined): TrendKey | undefined {
  const key = Buffer.from(cursor ?? '', 'base64url').toString()
  const [, ms, place] = /^(\d{1,14}) (\d{1,3})$/.exec(key) ?? []
  return ms && place ? { takenAt: new Date(Number(ms)), place: Number(place) } : undefined
}

/**
 * A page of what gathers light, in the order in which the first page was; without what is gone, and what is of whoever
 * blocks the viewer or is blocked. None for whoever may not enter.
 */
export async function trendOf(
  context: GatewayContext,
  communityId: string,
  args: Pick<ConnectionArgs, 'first' | 'after'>,
) {
  const { key, size } = readKeysetPage(args, { most: listSizes['Community.trend'], decode })
  const { db } = context
  const trend = (await mayEnter(context, communityId))
    ? await findTrend(db, communityId, key?.takenAt)
    : undefined
  const without = new Set(await blocksOf(context))
  const rest = (trend?.entries ?? [])
    .map((entry, place) => ({ ...entry, place }))
    .filter(({ place, authorId }) => place > (key?.place ?? -1) && !without.has(authorId))
  const ids = rest.map(({ postId }) => postId)
  const rows = ids.length > 0 ? await standingPosts(db, ids) : []
  const standing = new Map((await readableTo(context, rows)).map((row) => [row.id, row] as const))
  const shown = rest.filter(({ postId }) => standing.has(postId))
  const edges = shown.slice(0, size).map(({ postId, place, people }) => ({
    cursor: encodeCursor(`${trend!.takenAt.getTime()} ${place}`),
    node: standing.get(postId)!,
    peopleCount: people,
  }))
  return {
    edges,
    pageInfo: {
      hasNextPage: shown.length > edges.length,
      hasPreviousPage: key !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
