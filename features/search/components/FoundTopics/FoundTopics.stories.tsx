import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { finding, foundTopics } from '../../fakes.ts'
import { FoundTopics } from './FoundTopics.tsx'

type Override = NonNullable<Parameters<typeof finding>[1]>
const shown = (override: Override) => finding([], override).Community
const showing = (override: Override) => ({ relay: { data: { Node: shown(override) } } })

const meta = preview.meta({
  component: FoundTopics,
  args: {
    ...given('community', 'viewer'),
    asked: { words: 'ラジオ', kind: 'TOPICS' as const },
    isPart: false,
  },
  parameters: {
    ...fragmentStory(
      graphql`
        query FoundTopicsStoryQuery {
          node(id: "community_yoiyami") {
            ...FoundTopics_community @arguments(words: "ラジオ") @alias(as: "community")
          }
          viewer {
            ...FoundTopics_viewer
          }
        }
      `,
      { Node: shown({ topics: foundTopics }) },
    ),
    session: { status: 'loggedIn' },
  },
})

export const Default = meta.story()
export const Part = meta.story({
  args: { isPart: true },
  parameters: showing({ topics: foundTopics, hasNextPage: true }),
})
export const More = meta.story({ parameters: showing({ topics: foundTopics, hasNextPage: true }) })
/** One page's time is over and nothing was found: there is more to look through. */
export const Further = meta.story({ parameters: showing({ hasNextPage: true }) })
