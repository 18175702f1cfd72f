import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { said } from '#storybook/fakes/talk.ts'
import { MessageReactions } from './MessageReactions.tsx'

const gathered = [
  { emoji: 'penlight', count: 28, palettes: ['indigo', 'amber', 'jade'] },
  { emoji: '👏', count: 3, palettes: [] },
]
const having = (reactions: typeof gathered) => ({
  Node: () => said(1, 'luka', '2026-11-20T11:40', '今夜は星の話をします', { reactions }),
})

const meta = preview.meta({
  component: MessageReactions,
  args: { ...given('message'), own: [], isOwn: false },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query MessageReactionsStoryQuery {
          node(id: "message_1") {
            ...MessageReactions_message @alias(as: "message")
          }
        }
      `,
      having(gathered),
      // What is given in a story stays under way.
      { outcome: { sendReactionMutation: 'pending' } },
    ),
  },
})

export const Default = meta.story()
export const Given = meta.story({ args: { own: ['penlight'] } })
export const OfAnOwnMessage = meta.story({ args: { isOwn: true, own: ['👏'] } })
/** As many kinds as one message may have. */
export const Crowded = meta.story({
  parameters: {
    relay: {
      data: having([
        ...gathered,
        ...[...'🌊📻🐈🍜🌙🔥🎂🎧🌸🍀🐋🎀📮🕯🌟🍞🧦🛟'].map((emoji, at) => ({
          emoji,
          count: 12_840 - at * 711,
          palettes: [],
        })),
      ]),
    },
  },
})

Default.test('counts an own one at once', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '👏 3件' }))
  await expect(await canvas.findByRole('button', { name: '👏 4件' })).toBeVisible()
})
