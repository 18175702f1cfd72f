import { expect, within } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { directChannel, longNamed } from '#storybook/fakes/talk.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { DirectNote } from './DirectNote.tsx'

const standing = (...of: Parameters<typeof directChannel>) => ({
  relay: { data: { Node: () => directChannel(...of) } },
})

const meta = preview.meta({
  component: DirectNote,
  args: { ...given('direct'), channelId: 'channel_komugi' },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query DirectNoteStoryQuery {
          node(id: "channel_komugi") {
            ... on Channel {
              direct {
                ...DirectNote_direct @alias(as: "direct")
              }
            }
          }
        }
      `,
      { Node: () => directChannel({ state: 'ASKED' }) },
    ),
  },
})

/** A stranger asks. */
export const Default = meta.story()
export const Asking = meta.story({ parameters: standing({ state: 'ASKING', messagesLeft: 2 }) })
export const AskingNoMore = meta.story({
  parameters: standing({ state: 'ASKING', messagesLeft: 0 }),
})
export const Blocking = meta.story({ parameters: standing({ state: 'BLOCKING' }) })
export const TurnedOff = meta.story({ parameters: standing({ state: 'OFF' }) })
export const Refused = meta.story({ parameters: standing({ state: 'CLOSED' }) })
export const LongText = meta.story({
  parameters: standing({
    state: 'ASKED',
    partner: longNamed,
  }),
})
export const Rejecting = meta.story({
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('button', { name: '拒否する' }))
    const dialog = await within(document.body).findByRole('dialog')
    await untilVisible(dialog)
    await expect(dialog).toHaveTextContent('相手には知らされません')
  },
})
