import { toImage } from '../../../platform/files/image.ts'
import type { StoryPageResolvers } from '../../types.generated.ts'

export const StoryPage: StoryPageResolvers = {
  id: ({ chapterId, number }) => `${chapterId.replace(/^[a-z]+_/, 'storypage_')}_${number}`,
  picture: ({ picture }, _, context) => toImage(picture, context),
  text: ({ text }, _, { language }) => text[language],
}
