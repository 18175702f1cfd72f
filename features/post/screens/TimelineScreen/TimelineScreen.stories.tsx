import { screen } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { postedBy, posts } from '../../fakes.ts'
import { Screen } from './TimelineScreen.tsx'
import query, { type TimelineScreenQuery } from './__generated__/TimelineScreenQuery.graphql.ts'

const showing = (shown: typeof posts) => ({
  relay: {
    data: { Community: () => fakeCommunity({ posts: fakeConnection(shown) }), User: fakeUser },
  },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<TimelineScreenQuery>({
      query,
      variables: {},
      data: showing(posts).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: showing([]) })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: showing([
    postedBy(
      'kujira',
      `${'きのうの配信の話をします。長くなります。'.repeat(20)}\n\n${'w'.repeat(120)}`,
    ),
  ]),
})
export const Writing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '投稿を書く' }))
    await untilVisible(await screen.findByRole('button', { name: '投稿する' }))
  },
})
