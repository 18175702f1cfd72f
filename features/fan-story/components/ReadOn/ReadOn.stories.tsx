import { expect } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { chapters, fakeChapter, fakePlace, fakeStory } from '../../fakes.ts'
import { ReadOn } from './ReadOn.tsx'

const showing = (story: ReturnType<typeof fakeStory>) => ({
  relay: { data: { Node: () => story } },
})

const meta = preview.meta({
  component: ReadOn,
  args: given('story'),
  parameters: fragmentStory(
    graphql`
      query ReadOnStoryQuery {
        node(id: "story_lamp") {
          ... on Story {
            ...ReadOn_story @alias(as: "story")
          }
        }
      }
    `,
    { Node: () => fakeStory() },
  ),
})

export const Unread = meta.story()
export const InTheMiddle = meta.story({
  parameters: showing(
    fakeStory({ viewerPlace: fakePlace(), chapters: [fakeChapter({ viewerPage: 2 })] }),
  ),
})
export const NextChapter = meta.story({
  parameters: showing(
    fakeStory({
      viewerPlace: fakePlace({ page: 1, chapter: chapters.moon }),
      chapters: [fakeChapter({ viewerPage: 3 }), chapters.moon],
    }),
  ),
})
export const English = meta.story({
  globals: { locale: 'en' },
  parameters: showing(
    fakeStory({ viewerPlace: fakePlace(), chapters: [fakeChapter({ viewerPage: 2 })] }),
  ),
})
export const AllRead = meta.story({
  parameters: showing(fakeStory({ chapters: [fakeChapter({ viewerPage: 3 }), chapters.waiting] })),
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
})
