import { fakeCommunity } from '#storybook/fakes/community.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { atViewport } from '#storybook/viewports.ts'
import { fakeStory, stories } from '../../fakes.ts'
import query, { type StoriesScreenQuery } from './__generated__/StoriesScreenQuery.graphql.ts'
import { Screen } from './StoriesScreen.tsx'

const listing = (of: ReturnType<typeof fakeStory>[]) => ({
  Community: () => fakeCommunity({ stories: of }),
})

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<StoriesScreenQuery>({ query, data: listing(Object.values(stories)) }),
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const Empty = meta.story({ parameters: { relay: { data: listing([]) } } })
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { failing: ['Community.stories'] } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: listing([
        fakeStory({
          title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想のおはなし',
          summary: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を、'.repeat(4),
        }),
      ]),
    },
  },
})
