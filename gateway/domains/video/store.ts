import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/pools.ts'
import {
  playlist,
  playlistVideo,
  video,
  videoPlace,
  type PlaylistRow,
  type VideoPlaceRow,
  type VideoRow,
} from './tables.ts'

export const findVideos = (db: Queryable, ids: readonly string[]): Promise<VideoRow[]> =>
  db
    .select()
    .from(video)
    .where(inArray(video.id, [...ids]))

export const findPlaylists = (db: Queryable, ids: readonly string[]): Promise<PlaylistRow[]> =>
  db
    .select()
    .from(playlist)
    .where(inArray(playlist.id, [...ids]))

export const findPlaylistsOf = (db: Queryable, communityId: string): Promise<PlaylistRow[]> =>
  db
    .select()
    .from(playlist)
    .where(eq(playlist.communityId, communityId))
    .orderBy(asc(playlist.position), asc(playlist.id))

/** The films of playlists, each list's in their order. */
export const findVideosOf = (
  db: Queryable,
  playlistIds: readonly string[],
): Promise<(VideoRow & { playlistId: string })[]> =>
  db
    .select({ ...getTableColumns(video), playlistId: playlistVideo.playlistId })
    .from(playlistVideo)
    .innerJoin(
      video,
      and(eq(video.tenantId, playlistVideo.tenantId), eq(video.id, playlistVideo.videoId)),
    )
    .where(inArray(playlistVideo.playlistId, [...playlistIds]))
    .orderBy(asc(playlistVideo.playlistId), asc(playlistVideo.number))

/** How far a fan is in these films; nothing of one that they have not begun. */
export const findPlaces = (
  db: Queryable,
  fanId: string,
  videoIds: readonly string[],
): Promise<VideoPlaceRow[]> =>
  db
    .select()
    .from(videoPlace)
    .where(and(eq(videoPlace.fanId, fanId), inArray(videoPlace.videoId, [...videoIds])))

/** What was said last counts, from whichever device it comes. */
export async function putPlace(
  db: Queryable,
  place: Omit<VideoPlaceRow, 'tenantId'>,
): Promise<void> {
  const { seconds, at } = place
  await db
    .insert(videoPlace)
    .values(place)
    .onConflictDoUpdate({
      target: [videoPlace.tenantId, videoPlace.fanId, videoPlace.videoId],
      set: { seconds, at },
    })
}
