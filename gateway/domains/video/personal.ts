import { gone, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { playlist, playlistVideo, video, videoPlace } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What can be watched.', video, playlist, playlistVideo),
  gone(videoPlace, { of: 'fanId', told: ['videoId', 'seconds', 'at'] }),
]
