import { graphql } from 'react-relay'
import { films } from '#features/player/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { chapters, fakeChapter } from '../../fakes.ts'
import { ChapterPart } from './ChapterPart.tsx'

const meta = preview.meta({
  component: ChapterPart,
  args: { ...given('chapter'), isKept: false },
  parameters: fragmentStory(
    graphql`
      query ChapterPartStoryQuery {
        node(id: "storychapter_link") {
          ...ChapterPart_chapter @alias(as: "chapter")
        }
      }
    `,
    { Node: () => chapters.link },
  ),
})

export const Link = meta.story()
export const LinkInEnglish = meta.story({ globals: { locale: 'en' } })
/** A film that its reader can't watch: they have not joined. */
export const FilmForMembers = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () =>
          fakeChapter({
            kind: 'VIDEO',
            part: { __typename: 'StoryPart', kind: 'VIDEO', url: null, video: films.members },
          }),
      },
    },
  },
})
