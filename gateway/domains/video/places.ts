import DataLoader from 'dataloader'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { KeepVideoPlaceInput } from '../types.generated.ts'
import { loadVideo, mayWatch, videosOf } from './service.ts'
import { findPlaces, putPlace } from './store.ts'
import type { PlaylistRow, VideoPlaceRow, VideoRow } from './tables.ts'

/** So close to its end, in seconds, a film has been watched. */
const endingSeconds = 3

/** How far the viewer is in a film; null for a guest, and where they have not begun it. */
export async function placeIn(
  context: GatewayContext,
  { id }: Pick<VideoRow, 'id'>,
): Promise<VideoPlaceRow | null> {
  const { userId } = context
  if (userId === null) return null
  const load = ({ db }: GatewayContext) =>
    new DataLoader<string, VideoPlaceRow | null>(async (ids) => {
      const found = new Map((await findPlaces(db, userId, ids)).map((row) => [row.videoId, row]))
      return ids.map((each) => found.get(each) ?? null)
    })
  return context.loader('video places', load).load(id)
}

const isThrough = ({ seconds }: VideoRow, place: VideoPlaceRow) =>
  place.seconds >= seconds - endingSeconds

/** From which second on the viewer watches a film; null from its beginning. */
export async function secondsIn(context: GatewayContext, row: VideoRow): Promise<number | null> {
  const place = await placeIn(context, row)
  return place && place.seconds > 0 && !isThrough(row, place) ? place.seconds : null
}

/** What the viewer goes on with in a list: the film that they watched last, or the one after it. Null of an empty one. */
export async function videoOf(
  context: GatewayContext,
  playlist: PlaylistRow,
): Promise<VideoRow | null> {
  const videos = await videosOf(context, playlist)
  const places = await Promise.all(videos.map((each) => placeIn(context, each)))
  const last = places
    .filter((place) => place !== null)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  const at = videos.findIndex(({ id }) => id === last?.videoId)
  const row = videos[at]
  if (!last || !row) return videos[0] ?? null
  return (isThrough(row, last) ? videos[at + 1] : row) ?? videos[0] ?? null
}

/** Notes how far the viewer is in a film. A second that it has not is not found, nor is a film that they can't watch. */
export async function keepVideoPlace(
  context: GatewayContext,
  { videoId, seconds }: KeepVideoPlaceInput,
) {
  const { userId: fanId, db, now } = context
  if (fanId === null) return { __typename: 'UnauthenticatedError' as const }
  const video = await loadVideo(context, videoId)
  if (!video || !(await mayWatch(context, video)))
    return { __typename: 'NotFoundError' as const, field: 'videoId' }
  if (seconds < 0 || seconds > video.seconds)
    return { __typename: 'NotFoundError' as const, field: 'seconds' }
  await putPlace(db, { fanId, videoId: video.id, seconds, at: now() })
  context.clearLoaders()
  return { __typename: 'KeepVideoPlaceSuccess' as const, video }
}
