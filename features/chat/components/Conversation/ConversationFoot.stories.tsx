import { graphql } from 'react-relay'
import { expect, fn, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import {
  directChannel,
  fakeChannel,
  fakeCondition,
  forMembers,
  notJoined,
} from '#storybook/fakes/talk.ts'
import { storeItems } from '#storybook/fakes/store.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { readDraftMentions } from '#features/mention/index.ts'
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
/** What the room asks for is theirs no more. */
export const ReadOnly = meta.story(
  of({ viewerCanPost: false, joinCondition: fakeCondition({ standing: 'READ_ONLY' }) }),
)
/** They are a member no more. */
export const MembershipOver = meta.story(
  of({
    viewerCanPost: false,
    joinCondition: fakeCondition(forMembers({ standing: 'READ_ONLY' })),
  }),
)
MembershipOver.test('says that the membership is over', async ({ canvas }) => {
  await expect(canvas.getByText(/「よいやみ会員（月額）」が終了したため/)).toBeVisible()
  await expect(canvas.getByRole('link', { name: 'もう一度申し込む' })).toHaveAttribute(
    'href',
    `/store/items/${storeItems.membership.id}`,
  )
  await expect(canvas.queryByRole('textbox')).toBeNull()
})
ReadOnly.test('says why nothing can be written', async ({ canvas }) => {
  await expect(canvas.getByText(/「彗星 記念メダル」をお持ちでないため/)).toBeVisible()
  await expect(canvas.queryByRole('textbox')).toBeNull()
})
export const OfAnnouncementsNotJoined = meta.story(of({ posting: 'STAFF', ...notJoined }))

Default.test('sends what is written, and begins anew', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox')
  await userEvent.type(field, 'はじめまして')
  await userEvent.click(canvas.getByRole('button', { name: '送信する' }))
  await expect(args.onSend).toHaveBeenCalledWith({ text: 'はじめまして' })
  await expect(field).toHaveValue('')
})

Default.test('keeps whom a draft mentions, and sends both', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByRole('textbox')
  await userEvent.type(field, '@')
  await userEvent.click(await canvas.findByRole('option', { name: '終電こむぎ' }))
  const mentions = [{ userId: 'user_komugi', start: 0, length: 6 }]
  // A page that is loaded anew reads the same.
  await expect(readDraftMentions(['ouen', 'channel_lobby'], '@終電こむぎ ')).toEqual(mentions)
  await expect(field).toHaveFocus()
  // userEvent does not see what the browser itself writes, and would type over it.
  document.execCommand('insertText', false, 'さん')
  await userEvent.click(canvas.getByRole('button', { name: '送信する' }))
  await expect(args.onSend).toHaveBeenLastCalledWith({ text: '@終電こむぎ さん', mentions })
  await expect(readDraftMentions(['ouen', 'channel_lobby'], '')).toEqual([])
})

/** A picture as large as an avatar, drawn here. */
async function drawn(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 })
  canvas.getContext('2d')!.fillRect(0, 0, 32, 48)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob!], name, { type: 'image/png' })
}
const input = (element: HTMLElement) => element.querySelector<HTMLInputElement>('[type=file]')!

Default.test('pictures go along, and what is none is said', async (story) => {
  const { args, canvas, canvasElement, userEvent } = story
  const files = [await drawn('sea.png'), new File(['x'], 'script.png', { type: 'image/png' })]
  await userEvent.upload(input(canvasElement), files)
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('「script.png」'))
  await waitFor(() => expect(canvas.getByRole('img', { name: '写真1' })).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name: '送信する' }))
  const { calls } = (args.onSend as ReturnType<typeof fn>).mock
  await expect(calls.at(-1)).toMatchObject([
    { text: '', pictures: [{ width: 64, height: 48, alt: '' }] },
  ])
  await expect(canvas.queryByRole('img', { name: '写真1' })).toBeNull()
})

/** To whom has not answered go words alone. */
export const Asking = meta.story({
  parameters: {
    relay: { data: { Node: () => directChannel({ state: 'ASKING', messagesLeft: 2 }) } },
  },
})
Asking.test('offers no pictures', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeVisible()
  await expect(canvas.queryByRole('button', { name: '写真をえらぶ' })).toBeNull()
})
