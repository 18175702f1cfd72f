import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fanData } from '../../fakes.ts'
import { AskToLeave } from './AskToLeave.tsx'

const meta = preview.meta({
  component: AskToLeave,
  args: given('viewer'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query AskToLeaveStoryQuery {
          viewer {
            ...AskToLeave_viewer
          }
        }
      `,
      fanData(),
    ),
  },
})

export const Default = meta.story()
export const Hindered = meta.story({
  parameters: { relay: { data: fanData({ deletionObstacles: ['RUNNING_SUBSCRIPTION'] }) } },
})
