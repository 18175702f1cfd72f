import { toImage } from '../../../platform/files/image.ts'
import type { PlaylistResolvers } from '../../types.generated.ts'
import { videoOf } from '../places.ts'
import { videosOf } from '../service.ts'

export const Playlist: PlaylistResolvers = {
  title: ({ title }, _, { language }) => title[language],
  description: ({ description }, _, { language }) => description[language],
  picture: ({ picture }, _, context) => toImage(picture, context),
  videos: async (playlist, _, context) => [...(await videosOf(context, playlist))],
  viewerVideo: (playlist, _, context) => videoOf(context, playlist),
}
