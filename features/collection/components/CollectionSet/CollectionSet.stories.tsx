import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeSet, pieces } from '../../fakes.ts'
import { CollectionSet } from './CollectionSet.tsx'

const meta = preview.meta({
  component: CollectionSet,
  args: given('machine'),
  parameters: fragmentStory(
    graphql`
      query CollectionSetStoryQuery {
        node(id: "treasuremachine_festival") {
          ... on TreasureMachine @alias(as: "machine") {
            ...CollectionSet_machine
          }
        }
      }
    `,
    { Node: fakeSet },
  ),
})

export const Default = meta.story()
/** All of it: said, and nothing is given for it. */
export const Whole = meta.story({
  parameters: {
    relay: {
      data: { Node: () => fakeSet({ prizes: [pieces.medal, pieces.day, pieces.radio] }) },
    },
  },
})
