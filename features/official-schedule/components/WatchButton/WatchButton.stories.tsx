import { graphql } from 'react-relay'
import { fakeSchedule } from '#storybook/fakes/schedules.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { WatchButton } from './WatchButton.tsx'

const meta = preview.meta({
  component: WatchButton,
  args: given('schedule'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query WatchButtonStoryQuery {
          node(id: "schedule_radio") {
            ...WatchButton_schedule @alias(as: "schedule")
          }
        }
      `,
      { Node: fakeSchedule },
    ),
  },
})

export const Default = meta.story()
export const Pressed = meta.story({
  parameters: { relay: { data: { Node: () => fakeSchedule({ viewerWatches: true }) } } },
})
/** It shows at once; the gateway's answer is still on its way. */
export const OnItsWay = meta.story({
  args: { size: 'small' },
  parameters: { relay: { outcome: { WatchButtonMutation: 'pending' } } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '見にいく' }))
    await canvas.findByRole('button', { name: '見にいく', pressed: true })
  },
})
