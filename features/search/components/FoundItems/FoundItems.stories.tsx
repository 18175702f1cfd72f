import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { atViewport } from '#storybook/viewports.ts'
import { finding, foundItems } from '../../fakes.ts'
import { FoundItems } from './FoundItems.tsx'

const meta = preview.meta({
  component: FoundItems,
  args: given('community'),
  parameters: {
    ...fragmentStory(
      graphql`
        query FoundItemsStoryQuery {
          node(id: "community_yoiyami") {
            ...FoundItems_community @arguments(words: "ラジオ") @alias(as: "community")
          }
        }
      `,
      { Node: finding([], { items: foundItems }).Community },
    ),
    session: { status: 'loggedIn' },
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const One = meta.story({
  parameters: {
    relay: { data: { Node: finding([], { items: foundItems.slice(0, 1) }).Community } },
  },
})
