import { toImage } from '../../../platform/files/image.ts'
import { loadTalent } from '../../community/service.ts'
import type { StoryResolvers } from '../../types.generated.ts'
import { placeOf } from '../places.ts'
import { chaptersOf } from '../service.ts'

export const Story: StoryResolvers = {
  title: ({ title }, _, { language }) => title[language],
  summary: ({ summary }, _, { language }) => summary[language],
  picture: ({ picture }, _, context) => toImage(picture, context),
  talent: ({ talentId }, _, context) => (talentId === null ? null : loadTalent(context, talentId)),
  viewerPlace: (story, _, context) => placeOf(context, story),
  chapters: async (story, _, context) => [...(await chaptersOf(context, story))],
}
