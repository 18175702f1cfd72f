import { screen } from 'storybook/test'
import { posts } from '#features/post/fakes.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { reading, strained } from '../../fakes.ts'
import { Screen } from './TimelineScreen.tsx'
import query, { type TimelineScreenQuery } from './__generated__/TimelineScreenQuery.graphql.ts'

const showing = (...of: Parameters<typeof reading>) => ({ relay: { data: reading(...of) } })

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<TimelineScreenQuery>({
      query,
      variables: {},
      data: reading(posts),
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: showing([]) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({ parameters: showing(strained) })
export const ReadOnYesterday = meta.story({
  parameters: showing(posts, { lastSeenAt: '2026-11-19T12:20:00.000Z' }),
})
export const Writing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '投稿を書く' }))
    await untilVisible(await screen.findByRole('button', { name: '投稿する' }))
  },
})
