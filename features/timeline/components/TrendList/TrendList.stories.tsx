import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { followed, strained, trending } from '../../fakes.ts'
import { TrendList } from './TrendList.tsx'

const of = (...all: Parameters<typeof trending>) => {
  const { Community, ...others } = trending(...all)
  return { ...others, Node: Community }
}

const meta = preview.meta({
  component: TrendList,
  args: given('community', 'viewer'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query TrendListStoryQuery {
          node(id: "community_yoiyami") {
            ...TrendList_community @alias(as: "community")
          }
          viewer {
            ...PostFeed_viewer
          }
        }
      `,
      of(followed),
    ),
  },
})

export const Default = meta.story()
export const Empty = meta.story({ parameters: { relay: { data: of([]) } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: of(strained) } },
})
