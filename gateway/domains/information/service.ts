import DataLoader from 'dataloader'
import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import { decodeMomentCursor, momentKey } from '../../platform/graphql/cursor.ts'
import { prefixOf } from '../../platform/ids.ts'
import { loadCommunity, mayEnter, viewerMembership } from '../community/service.ts'
import type {
  InformationCategory,
  InformationList,
  FavorInformationInput,
  ReadInformationInput,
} from '../types.generated.ts'
import {
  countUnread,
  deleteMark,
  findFavorites,
  findFavoriteNeighbors,
  findMarks,
  insertMark,
} from './marks.ts'
import {
  findInformation,
  findInformations,
  findNeighbors,
  type Listed,
  type Neighbors,
} from './store.ts'
import type { InformationRow } from './tables.ts'

type PageArgs = Pick<ConnectionArgs, 'first' | 'after'>

/** What is older is not news: nobody who comes back after a year is told of a hundred unread. */
const unreadForMs = 30 * 24 * 60 * 60 * 1000

const decode = decodeMomentCursor('information')

/** The information with this id where it has appeared and the viewer may know of it, or null. */
export async function loadInformation(
  context: GatewayContext,
  id: string,
): Promise<InformationRow | null> {
  if (prefixOf(id) !== 'information') return null
  const row = await findInformation(context.db, id, context.now())
  const isKnown = await mayEnter(context, row?.communityId)
  return isKnown && row ? row : null
}

/** A page of what a community's fans are told; none for whoever may not enter it. */
export async function informationsOf(
  context: GatewayContext,
  communityId: string,
  { category, ...args }: PageArgs & { category?: InformationCategory | null },
) {
  const page = readKeysetPage(args, { most: listSizes['Community.informations'], decode })
  if (!(await mayEnter(context, communityId))) return toList([], page)
  const { cache, db, tenantId, now } = context
  const find = () => findInformations(db, { communityId, category, now: now() }, page)
  // Where it begins it is the same for all.
  const found = page.key
    ? await find()
    : await cache.get(
        tenantId,
        'informations',
        `${communityId} ${category ?? ''} ${page.size}`,
        find,
      )
  return toList(found, page)
}

/** A page of the viewer’s favourites; null for a guest. */
export async function favoriteInformations(
  context: GatewayContext,
  communityId: string,
  args: PageArgs,
) {
  const own = await fansOwn(context, communityId)
  if (!own) return null
  const page = readKeysetPage(args, {
    most: listSizes['Community.viewerFavoriteInformations'],
    decode,
  })
  return toList(await findFavorites(context.db, own, page), page)
}

function toList(found: readonly Listed[], page: Parameters<typeof toConnection>[1]) {
  const { edges, pageInfo } = toConnection(found, page, ({ at, row }) =>
    momentKey({ at, id: row.id }),
  )
  return { edges: edges.map(({ cursor, node }) => ({ cursor, node: node.row })), pageInfo }
}

/** What stands next to an information in one of its lists. */
export async function neighborsOf(
  context: GatewayContext,
  row: InformationRow,
  among: InformationList,
): Promise<Neighbors> {
  if (among === 'GENERAL') return findNeighbors(context.db, row, context.now())
  const own = await fansOwn(context, row.communityId)
  return own ? findFavoriteNeighbors(context.db, own, row.id) : { newer: null, older: null }
}

/** How many of a community's informations are unread by the viewer. */
export async function unreadCount(context: GatewayContext, communityId: string): Promise<number> {
  const own = await fansOwn(context, communityId)
  const since = await unreadSince(context, communityId)
  if (!own || !since) return 0
  const { cache, db, tenantId } = context
  const count = () => countUnread(db, { ...own, since })
  return cache.get(tenantId, unreadName, unreadKey(own.fanId, communityId), count)
}

/** Counts anew what a fan has not seen, in all gateways. */
export const forgetUnread = (
  { cache, tenantId }: Pick<GatewayContext, 'cache' | 'tenantId'>,
  fanId: string,
  communityId: string,
): void => cache.forget(tenantId, unreadName, unreadKey(fanId, communityId))

const unreadName = 'unreadInformation'
const unreadKey = (fanId: string, communityId: string) => `${fanId} ${communityId}`

/** It appeared lately and since the viewer joined, and they have not opened it. */
export async function isUnread(context: GatewayContext, row: InformationRow): Promise<boolean> {
  const since = await unreadSince(context, row.communityId)
  if (!since || row.publishedAt <= since) return false
  return !(await loadMarks(context, row.id)).isRead
}

/** It is one of the viewer’s favourites. */
export const isFavorite = async (context: GatewayContext, row: InformationRow): Promise<boolean> =>
  (await loadMarks(context, row.id)).isFavorite

async function unreadSince(context: GatewayContext, communityId: string): Promise<Date | null> {
  const membership = await viewerMembership(context, communityId)
  if (!membership) return null
  return new Date(Math.max(membership.joinedAt.getTime(), context.now().getTime() - unreadForMs))
}

async function fansOwn(context: GatewayContext, communityId: string) {
  const { userId: fanId, now } = context
  if (fanId === null || !(await mayEnter(context, communityId))) return null
  return { communityId, fanId, now: now() }
}

const loadMarks = (context: GatewayContext, id: string) =>
  context
    .loader(
      'information marks',
      ({ db, userId }) =>
        new DataLoader<string, { isRead: boolean; isFavorite: boolean }>(async (ids) => {
          const marks = userId === null ? null : await findMarks(db, userId, ids)
          return ids.map((each) => ({
            isRead: marks?.READ.has(each) ?? false,
            isFavorite: marks?.FAVORITE.has(each) ?? false,
          }))
        }),
    )
    .load(id)

/** Notes that the viewer opened an information. */
export async function readInformation(
  context: GatewayContext,
  { informationId }: ReadInformationInput,
) {
  const information = await markedBy(context, { informationId, kind: 'READ', isMarked: true })
  if ('__typename' in information) return information
  forgetUnread(context, context.userId!, information.communityId)
  const community = (await loadCommunity(context, information.communityId))!
  return { __typename: 'ReadInformationSuccess' as const, information, community }
}

/** Makes an information one of the viewer’s favourites, or no longer. */
export async function favorInformation(
  context: GatewayContext,
  { informationId, isFavorite: isMarked }: FavorInformationInput,
) {
  const information = await markedBy(context, { informationId, kind: 'FAVORITE', isMarked })
  if ('__typename' in information) return information
  return { __typename: 'FavorInformationSuccess' as const, information }
}

type Marking = { informationId: string; kind: 'READ' | 'FAVORITE'; isMarked: boolean }

async function markedBy(
  context: GatewayContext,
  { isMarked, ...mark }: Marking,
): Promise<
  | InformationRow
  | { __typename: 'UnauthenticatedError' }
  | { __typename: 'NotFoundError'; field: string }
> {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' }
  const row = await loadInformation(context, mark.informationId)
  if (!row) return { __typename: 'NotFoundError', field: 'informationId' }
  if (isMarked) await insertMark(db, { fanId, ...mark, at: now() })
  else await deleteMark(db, { fanId, ...mark })
  context.clearLoaders()
  return row
}

export {
  answerAppeal,
  leftOfBudget,
  NotSent,
  sendCampaign,
  sendPresent,
  sendWarning,
  type NewCampaign,
  type NewPresent,
  type NewWarning,
} from './sending.ts'
export { findAppeals, findReceived } from './receivedStore.ts'
