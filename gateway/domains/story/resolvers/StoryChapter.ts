import type { StoryChapterResolvers } from '../../types.generated.ts'
import { placeIn } from '../places.ts'
import { chapterAfter, lockOf, pagesOf, storyOf } from '../service.ts'

export const StoryChapter: StoryChapterResolvers = {
  title: ({ title }, _, { language }) => title[language],
  story: (chapter, _, context) => storyOf(context, chapter),
  storyTitle: async (chapter, _, context) =>
    (await storyOf(context, chapter)).title[context.language],
  lock: (chapter, _, context) => lockOf(context, chapter),
  part: async (chapter, _, context) => ((await lockOf(context, chapter)) ? null : chapter),
  viewerPage: async (chapter, _, context) => (await placeIn(context, chapter))?.page ?? null,
  pages: async (chapter, _, context) => {
    const pages = await pagesOf(context, chapter)
    return pages && [...pages]
  },
  next: (chapter, _, context) => chapterAfter(context, chapter),
}
