import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  playlist: path('/player/:playlist_id'),
  video: path('/player/:playlist_id/:video_id'),
}
