import { expect, screen } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { FakeOf } from '#storybook/fake.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { films } from '#features/player/fakes.ts'
import { chapters, fakeChapter, fakePage, withPasses } from '../../fakes.ts'
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
export const LockedByRank = meta.story({ parameters: showing(chapters.ranked) })
export const LockedByPasses = meta.story({ parameters: showing(chapters.passed) })
export const LockedByPassesInEnglish = meta.story({
  globals: { locale: 'en' },
  parameters: showing(chapters.passed),
})
export const WithoutPasses = meta.story({ parameters: showing(withPasses(0)) })
export const GuestWithoutPasses = meta.story({ parameters: showing(withPasses(null)) })
export const Leaving = meta.story({ parameters: showing(chapters.link) })
export const Film = meta.story({ parameters: showing(chapters.film) })
export const FilmForMembers = meta.story({
  parameters: showing(
    fakeChapter({
      kind: 'VIDEO',
      title: '放送のあとで',
      part: { __typename: 'StoryPart', kind: 'VIDEO', url: null, video: films.members },
    }),
  ),
})

const answering = (payload: FakeOf<'UnlockStoryChapterPayload'>) => ({
  relay: {
    data: { Query: () => ({ node: chapters.passed }), UnlockStoryChapterPayload: () => payload },
  },
})

/** It asks before it takes a pass, and opens. */
export const Unlocked = meta.story({
  parameters: answering({
    __typename: 'UnlockStoryChapterSuccess',
    chapter: { ...chapters.flame, id: 'storychapter_lights', title: '消した明かりのあとに' },
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'パスを使って読む' }))
    await untilVisible(await screen.findByText('いま2枚 → 使ったあと1枚'))
    await userEvent.click(screen.getByRole('button', { name: '1枚使って読む' }))
    await untilVisible(await screen.findByText('「消した明かりのあとに」が開きました。'))
    await expect(await canvas.findByRole('button', { name: '次のページ' })).toBeVisible()
  },
})
export const Asking = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'パスを使って読む' }))
    await untilVisible(await screen.findByText('閲覧パスを使いますか'))
  },
  parameters: showing(chapters.passed),
})
export const Refused = meta.story({
  parameters: answering({ __typename: 'StoryUnlockConditionError', code: 'PASS' }),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'パスを使って読む' }))
    await userEvent.click(await screen.findByRole('button', { name: '1枚使って読む' }))
    await untilVisible(await screen.findByText(/お持ちのパスを/))
  },
})
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
