import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { chapters, fakeChapter, fakePage } from '../../fakes.ts'
import query, { type ChapterScreenQuery } from './__generated__/ChapterScreenQuery.graphql.ts'
import { Screen } from './ChapterScreen.tsx'

const showing = (chapter: ReturnType<typeof fakeChapter> | null) => ({
  relay: { data: { Query: () => ({ node: chapter }) } },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<ChapterScreenQuery>({
      query,
      variables: { id: 'storychapter_flame' },
      data: { Query: () => ({ node: chapters.flame }) },
    }),
    impossible: { Empty: 'A chapter without pages is never told.' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const LastChapter = meta.story({ parameters: showing(chapters.moon) })
export const LockedUntil = meta.story({ parameters: showing(chapters.waiting) })
export const NoLongerOpen = meta.story({ parameters: showing(chapters.over) })
export const Missing = meta.story({ parameters: showing(null) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { failing: ['Query.node'] } } })
export const LongText = meta.story({
  parameters: showing(
    fakeChapter({
      title: '準備と当日の実況とそのあとの感想と、そのまたあとの長い片づけ',
      pages: [fakePage({ text: '｜港町《みなとまち》に日が｜暮《く》れて、'.repeat(12) })],
    }),
  ),
})
