import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { chapters, fakeChapter, fakeLock, fakeStory } from '../../fakes.ts'
import { ChapterList } from './ChapterList.tsx'

const listing = (of: ReturnType<typeof fakeChapter>[]) => ({
  Node: () => fakeStory({ chapters: of }),
})

const meta = preview.meta({
  component: ChapterList,
  args: given('story'),
  parameters: fragmentStory(
    graphql`
      query ChapterListStoryQuery {
        node(id: "story_lamp") {
          ... on Story {
            ...ChapterList_story @alias(as: "story")
          }
        }
      }
    `,
    listing(Object.values(chapters)),
  ),
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** A film, a way outside, and what rank and passes open; between seasons no rank has a name. */
export const OtherKinds = meta.story({
  parameters: {
    relay: {
      data: listing([
        chapters.film,
        chapters.link,
        chapters.ranked,
        chapters.passed,
        fakeChapter({
          id: 'storychapter_rank',
          number: 5,
          lock: fakeLock({ condition: 'SUPPORTER_RANK', opensAt: null }),
        }),
      ]),
    },
  },
})
/** One read whole, one begun, one not. */
export const PartlyRead = meta.story({
  parameters: {
    relay: {
      data: listing([
        fakeChapter({ viewerPage: 3 }),
        fakeChapter({ id: 'storychapter_moon', number: 2, viewerPage: 2 }),
        chapters.over,
      ]),
    },
  },
})
