import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { chapters, fakeChapter, fakeLock, withPasses } from '../../fakes.ts'
import { ChapterLock } from './ChapterLock.tsx'

const meta = preview.meta({
  component: ChapterLock,
  args: given('chapter'),
  parameters: fragmentStory(
    graphql`
      query ChapterLockStoryQuery {
        node(id: "storychapter_lights") {
          ...ChapterLock_chapter @alias(as: "chapter")
        }
      }
    `,
    { Node: () => chapters.passed },
  ),
})

const showing = (chapter: ReturnType<typeof fakeChapter>) => ({
  relay: { data: { Node: () => chapter } },
})

export const WithPasses = meta.story()
export const WithoutPasses = meta.story({ parameters: showing(withPasses(0)) })
/** Some are sold. */
export const WithoutPassesSold = meta.story({ parameters: showing(withPasses(0, true)) })
export const Guest = meta.story({ parameters: showing(withPasses(null)) })
export const ByRank = meta.story({ parameters: showing(chapters.ranked) })
/** Between seasons no rank has a name, and none can be looked at. */
export const ByRankBetweenSeasons = meta.story({
  parameters: showing(
    fakeChapter({ lock: fakeLock({ condition: 'SUPPORTER_RANK', opensAt: null }) }),
  ),
})
export const Until = meta.story({ parameters: showing(chapters.waiting) })
