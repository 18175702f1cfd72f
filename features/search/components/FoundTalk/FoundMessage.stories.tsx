import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { foundTalk } from '../../fakes.ts'
import { FoundMessage } from './FoundMessage.tsx'

const meta = preview.meta({
  component: FoundMessage,
  args: { ...given('message'), words: ['らじお'], namesRoom: true },
  render: (args) => (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      <FoundMessage {...args} />
    </ul>
  ),
  parameters: fragmentStory(
    graphql`
      query FoundMessageStoryQuery {
        node(id: "message_48") {
          ...FoundMessage_message @alias(as: "message")
        }
      }
    `,
    { Node: () => foundTalk[0]! },
  ),
})

export const Default = meta.story()
/** A picture alone, and one with words. */
export const Pictured = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () => ({ ...foundTalk[0]!, text: '', images: [fakeImage('scene-radio-booth')] }),
      },
    },
  },
})
/** In its own room, which needs no name. */
export const OfRoom = meta.story({ args: { namesRoom: false } })
export const AuthorLeft = meta.story({
  parameters: { relay: { data: { Node: () => ({ ...foundTalk[0]!, author: null }) } } },
})

Default.test('leads to its place in the room', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/#message-48$/),
  )
})
