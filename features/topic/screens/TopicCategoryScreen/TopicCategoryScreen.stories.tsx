import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeUser } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeTopicCategory, topicCategories, topics, writtenBy } from '../../fakes.ts'
import { Screen } from './TopicCategoryScreen.tsx'
import query, {
  type TopicCategoryScreenQuery,
} from './__generated__/TopicCategoryScreenQuery.graphql.ts'

const showing = (
  shown: typeof topics,
  category: Parameters<typeof fakeTopicCategory>[0] = undefined,
) => ({
  relay: {
    data: {
      Node: () => fakeTopicCategory({ ...category, topics: fakeConnection(shown) }),
      Community: () => fakeCommunity({ topicCategories }),
      User: fakeUser,
    },
  },
})
const ofIt = [
  topics[0]!,
  writtenBy('luka', '次の放送で読む、眠る前のひとこと', {
    postedAt: '2026-11-19T14:05:00.000Z',
    text: '長さは問いません。\nひと息で読めるくらいが、夜には合います。',
  }),
]

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    relay: storyRelay<TopicCategoryScreenQuery>({
      query,
      variables: { id: 'topiccategory_broadcast' },
      data: showing(ofIt).relay.data,
    }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: showing([]) })
/** The house alone writes here. */
export const Official = meta.story({ parameters: showing(topics.slice(3), topicCategories[3]) })
export const OfficialAndEmpty = meta.story({ parameters: showing([], topicCategories[3]) })
export const Missing = meta.story({
  parameters: { relay: { data: { Query: () => ({ node: null }) } } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { outcome: 'error' } },
})
export const LongText = meta.story({
  parameters: showing([
    writtenBy('komugi', '夜明けまで起きていた人だけが知っている話を'.repeat(3), {
      text: 'きのうの配信の話をします。長くなります。'.repeat(20),
    }),
  ]),
})
