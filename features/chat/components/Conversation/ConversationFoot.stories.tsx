import { graphql } from 'react-relay'
import { expect, fn } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeChannel, notJoined } from '#storybook/fakes/talk.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { ConversationFoot } from './ConversationFoot.tsx'

const meta = preview.meta({
  component: ConversationFoot,
  args: { ...given('channel'), tenantId: 'ouen', onWritten: fn(), onSend: fn() },
  beforeEach: () => forgetPrivateTexts,
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query ConversationFootStoryQuery {
          node(id: "channel_lobby") {
            ...ConversationFoot_channel @alias(as: "channel")
          }
        }
      `,
      { Node: fakeChannel },
    ),
  },
})
const of = (channel: Parameters<typeof fakeChannel>[0]) => ({
  parameters: { relay: { data: { Node: () => fakeChannel(channel) } } },
})

export const Default = meta.story()
export const NotJoined = meta.story(of(notJoined))
/** Only talents and staff write here. */
export const OfAnnouncements = meta.story(of({ posting: 'STAFF', viewerCanPost: false }))
export const OfAnnouncementsNotJoined = meta.story(of({ posting: 'STAFF', ...notJoined }))

Default.test('sends what is written, and begins anew', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox')
  await userEvent.type(field, 'はじめまして')
  await userEvent.click(canvas.getByRole('button', { name: '送信する' }))
  await expect(args.onSend).toHaveBeenCalledWith({ text: 'はじめまして' })
  await expect(field).toHaveValue('')
})
