import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { backstage, chapters, fakeChapter, fakeStory, stories } from '../../fakes.ts'
import query, { type StoryScreenQuery } from './__generated__/StoryScreenQuery.graphql.ts'
import { Screen } from './StoryScreen.tsx'

const showing = (story: ReturnType<typeof fakeStory> | null) => ({
  relay: { data: { Query: () => ({ node: story }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<StoryScreenQuery>({
      query,
      variables: { id: 'story_letter' },
      data: { Query: () => ({ node: stories.letter }) },
    }),
    impossible: { Empty: 'A story without chapters is never told.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
/** None of its chapters waits. */
export const AllOpen = meta.story({ parameters: showing(stories.lamp) })
/** A film, a link, and chapters that cheering opens. */
export const Backstage = meta.story({ parameters: showing(backstage) })
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { failing: ['Query.node'] } } })
export const LongText = meta.story({
  parameters: showing(
    fakeStory({
      title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想のおはなし',
      summary: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(4),
      chapters: [
        fakeChapter({ title: '準備と当日の実況とそのあとの感想と、そのまたあとの長い長い片づけ' }),
        chapters.over,
      ],
    }),
  ),
})
