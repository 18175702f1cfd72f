import { toImage } from '../../../platform/files/image.ts'
import { loadTalent } from '../../community/service.ts'
import type { VideoResolvers } from '../../types.generated.ts'
import { secondsIn } from '../places.ts'
import { captionsOf, sourcesOf } from '../service.ts'

export const Video: VideoResolvers = {
  title: ({ title }, _, { language }) => title[language],
  description: ({ description }, _, { language }) => description[language],
  picture: ({ picture }, _, context) => toImage(picture, context),
  talent: ({ talentId }, _, context) => (talentId === null ? null : loadTalent(context, talentId)),
  sources: (video, _, context) => sourcesOf(context, video),
  captions: (video, _, context) => captionsOf(context, video),
  viewerSeconds: (video, _, context) => secondsIn(context, video),
}
