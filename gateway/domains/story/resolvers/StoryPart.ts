import { loadVideo } from '../../video/service.ts'
import type { StoryPartResolvers } from '../../types.generated.ts'

const kinds = { BOOK: 'BOOK', EXTERNAL_LINK: 'LINK', VIDEO: 'VIDEO' } as const

export const StoryPart: StoryPartResolvers = {
  kind: ({ kind }) => kinds[kind],
  video: ({ videoId }, _, context) => (videoId === null ? null : loadVideo(context, videoId)),
}
