import { filmAddress } from '../../platform/films/address.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { loadKept, loadKnownRow } from '../../platform/graphql/loadKept.ts'
import { prefixOf } from '../../platform/ids.ts'
import { mayEnter, viewerMembership } from '../community/service.ts'
import { findPlaylists, findPlaylistsOf, findVideos, findVideosOf } from './store.ts'
import type { PlaylistRow, VideoRow } from './tables.ts'

/** The playlist with this id where the viewer may know of it, or null. */
export async function loadPlaylist(
  context: GatewayContext,
  id: string,
): Promise<PlaylistRow | null> {
  if (prefixOf(id) !== 'playlist') return null
  return loadKnownRow(context, 'playlist', findPlaylists, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

/** The film with this id where the viewer may know of it, whether they may watch it or not; or null. */
export async function loadVideo(context: GatewayContext, id: string): Promise<VideoRow | null> {
  if (prefixOf(id) !== 'video') return null
  return loadKnownRow(context, 'video', findVideos, id, (row) =>
    mayEnter(context, row?.communityId),
  )
}

/** A community's playlists in their order; none for whoever may not enter it. */
export async function playlistsOf(
  context: GatewayContext,
  communityId: string,
): Promise<PlaylistRow[]> {
  if (!(await mayEnter(context, communityId))) return []
  const { cache, db, tenantId } = context
  return cache.get(tenantId, 'playlistsOf', communityId, () => findPlaylistsOf(db, communityId))
}

export const videosOf = (
  context: GatewayContext,
  { id }: Pick<PlaylistRow, 'id'>,
): Promise<readonly VideoRow[]> =>
  loadKept<readonly VideoRow[]>(context, 'videosOf', id, videosByPlaylist, [])

const videosByPlaylist = async (db: Queryable, ids: readonly string[]) =>
  Map.groupBy(await findVideosOf(db, ids), ({ playlistId }) => playlistId)

/** Whether the viewer may watch a film now. */
export async function mayWatch(
  context: GatewayContext,
  { isForMembers, communityId }: Pick<VideoRow, 'isForMembers' | 'communityId'>,
): Promise<boolean> {
  return !isForMembers || (await viewerMembership(context, communityId)) !== null
}

const formats = [
  { ending: 'webm', type: 'video/webm' },
  { ending: 'mp4', type: 'video/mp4' },
] as const

/** Where a film's files are, for somebody who may watch it; null for anybody else. */
export async function sourcesOf(context: GatewayContext, row: VideoRow) {
  if (!(await mayWatch(context, row))) return null
  return formats.map(({ ending, type }) => ({
    type,
    url: filmAddress(context, `${row.file}.${ending}`, row.isForMembers),
  }))
}

/** Likewise, where what is said in it is written. */
export async function captionsOf(context: GatewayContext, row: VideoRow) {
  if (!(await mayWatch(context, row))) return null
  return (['ja', 'en'] as const).map((language) => ({
    language,
    url: filmAddress(context, `${row.file}.${language}.vtt`, row.isForMembers),
  }))
}

/** For whoever writes what names them. */
export { findPlaylistsOf }
