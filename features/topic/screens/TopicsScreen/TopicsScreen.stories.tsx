import { screen } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import { topicCategories, topics, writtenBy } from '../../fakes.ts'
import { Screen } from './TopicsScreen.tsx'
import query, { type TopicsScreenQuery } from './__generated__/TopicsScreenQuery.graphql.ts'

const showing = (shown: typeof topics) => ({
  relay: {
    data: {
      Community: () => fakeCommunity({ topicCategories, topics: fakeConnection(shown) }),
      User: fakeUser,
    },
  },
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<TopicsScreenQuery>({
      query,
      variables: {},
      data: showing(topics).relay.data,
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
    writtenBy('kujira', '夜明けまで起きていた人だけが知っている話を'.repeat(3), {
      text: `${'きのうの配信の話をします。長くなります。'.repeat(20)}${'w'.repeat(120)}`,
    }),
  ]),
})
export const Writing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'トピックを書く' }))
    await untilVisible(await screen.findByRole('button', { name: '公開する' }))
  },
})
