import { graphql } from 'react-relay'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fakeConnection } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import { tell } from '#storybook/listening.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { fakeChannel, notJoined, readUpTo, said, talk } from '#storybook/fakes/talk.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { historyPage } from '../../fakes.ts'
import { Conversation } from './Conversation.tsx'

const meta = preview.meta({
  component: Conversation,
  args: { ...given('channel'), tenantId: 'ouen', viewerId: 'user_me' },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    session: { status: 'loggedIn' },
    stream: { status: 'open' },
    ...fragmentStory(
      graphql`
        query ConversationStoryQuery {
          node(id: "channel_lobby") {
            ...Conversation_channel @alias(as: "channel")
          }
          viewer {
            mutes {
              ...Conversation_mutes @alias(as: "mutes")
            }
          }
        }
      `,
      { Node: fakeChannel },
      {
        // What is written or read in a story stays under way.
        outcome: {
          markReadMutation: 'pending',
          sendMessageMutation: 'pending',
          ConversationOlderQuery: 'pending',
        },
      },
    ),
  },
})

const showing = (channel: Parameters<typeof fakeChannel>[0]) => ({
  relay: { data: { Node: () => fakeChannel(channel) } },
})
const guest = { session: { status: 'notLoggedIn' as const }, stream: { status: 'idle' as const } }
const morePages = fakeConnection(talk, { hasPreviousPage: true })

export const Default = meta.story()
export const Empty = meta.story({
  parameters: showing({
    messages: fakeConnection([]),
    newestMessage: null,
    lastSeq: 0,
    viewerReadState: readUpTo(0),
  }),
})
export const Guest = meta.story({
  args: { viewerId: undefined },
  parameters: { ...guest, ...showing(notJoined) },
})
/** Nobody tells a guest: their page asks, and says where nobody answers. */
export const GuestWithoutAnswer = meta.story({
  args: { viewerId: undefined },
  parameters: {
    ...guest,
    relay: {
      data: { Node: () => fakeChannel(notJoined) },
      outcome: { fetchMissedQuery: 'error' },
    },
  },
  play: async ({ canvas }) => {
    await tell(document, new Event('visibilitychange'))
    await untilVisible(await canvas.findByText(/つながると届きます/))
  },
})
export const SignedInButNotJoined = meta.story({ parameters: showing(notJoined) })
export const StaffOnly = meta.story({
  parameters: showing({ posting: 'STAFF', viewerCanPost: false }),
})
export const GuestWhereOnlyStaffWrite = meta.story({
  args: { viewerId: undefined },
  parameters: { ...guest, ...showing({ ...notJoined, posting: 'STAFF' }) },
})
export const Unread = meta.story({
  parameters: showing({
    viewerReadState: readUpTo(46),
  }),
})
export const ManyUnread = meta.story({
  parameters: showing({
    messages: morePages,
    viewerReadState: readUpTo(3),
  }),
})
export const LoadingOlder = meta.story({
  parameters: showing({ messages: fakeConnection(talk.slice(-2), { hasPreviousPage: true }) }),
})
export const OlderFailed = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () =>
          fakeChannel({ messages: fakeConnection(talk.slice(-2), { hasPreviousPage: true }) }),
      },
      outcome: { markReadMutation: 'pending', ConversationOlderQuery: 'error' },
    },
  },
})
/** What the fan keeps off their screen is a quiet line; who blocks them is left out without one. */
export const Folded = meta.story({
  parameters: {
    relay: {
      data: {
        Node: fakeChannel,
        Viewer: () =>
          fakeViewer({
            mutes: {
              id: 'mutes user_me',
              mutedUserIds: ['user_komugi'],
              blockedUserIds: ['user_staff'],
              unseenUserIds: ['user_luka'],
              hiddenMessageIds: [],
              words: [{ id: 'mutedword_1', word: '前例', until: null }],
            },
          }),
      },
    },
  },
})
Folded.test('a line can be opened, and folded again', async ({ canvas }) => {
  await expect(canvas.queryByText('落ちません。')).toBeNull()
  await expect(canvas.queryByText(/3秒はずしました/)).toBeNull()
  const [show] = canvas.getAllByRole('button', { name: '表示する' })
  await userEvent.click(canvas.getAllByRole('button', { name: '表示する' })[1]!)
  await expect(canvas.getByText('落ちません。')).toBeVisible()
  await expect(show).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'とじる' }))
  await expect(canvas.queryByText('落ちません。')).toBeNull()
})
/** The fan answers, or changes what they said a moment ago. */
export const Answering = meta.story({
  play: async ({ canvas }) => {
    const said = canvas.getByText('落ちません。')
    await userEvent.hover(said)
    await userEvent.click(await canvas.findByRole('button', { name: '返信する' }))
    await untilVisible(await canvas.findByText('終電こむぎさんに返信'))
    await userEvent.unhover(said)
  },
})
Answering.test('Escape gives it up, and the draft stays', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'ところで{Escape}')
  await expect(canvas.queryByText('終電こむぎさんに返信')).toBeNull()
  await expect(canvas.getByRole('textbox')).toHaveValue('ところで')
})
const drafted = (answeredId: string) => () => {
  privateTexts.write(privateKey('ouen', 'channel_lobby'), '経費の欄が要りますね')
  privateTexts.write(privateKey('answered', 'ouen', 'channel_lobby'), answeredId)
}
/** What the draft answers was deleted meanwhile: it is said, and the draft answers it still. */
export const AnsweringWhatIsGone = meta.story({
  parameters: showing({
    messages: fakeConnection(
      talk.map((each) =>
        each.id === 'message_44' ? { ...each, text: '', isDeleted: true } : each,
      ),
    ),
  }),
  beforeEach: drafted('message_44'),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('footer')).toHaveTextContent(
        '終電こむぎさんに返信メッセージが削除されました',
      ),
    )
  },
})
AnsweringWhatIsGone.test('sends it as the answer that it is', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
  await expect(canvas.getByText('送信中')).toBeVisible()
  const sent = privateTexts.keys(privateKey('outbox', 'ouen')).map((key) => privateTexts.read(key))
  await expect(sent).toEqual([expect.stringContaining('"replyTo":{"id":"message_44"}')])
  await expect(canvas.queryByText('終電こむぎさんに返信')).toBeNull()
})
/** It is older than what the page holds, and nobody can read it any more. */
export const AnsweringWhatNobodyReads = meta.story({
  beforeEach: drafted('message_3'),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('メッセージが削除されました'))
  },
})
/** By keys alone: one stop of Tab for the talk, arrows in it. */
export const ByKeys = meta.story({
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('listitem').filter((item) => item.dataset.message)
    await expect(all.filter((item) => item.tabIndex === 0)).toHaveLength(1)
    all.at(-1)!.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}r')
    await untilVisible(await canvas.findByText('ひかりさんに返信'))
  },
})
/** The light is there before the gateway has answered. */
export const Waved = meta.story({
  parameters: {
    relay: {
      data: { Node: fakeChannel },
      outcome: { markReadMutation: 'pending', sendReactionMutation: 'pending' },
    },
  },
  play: async ({ canvas }) => {
    const said = canvas.getByText('落ちません。')
    await userEvent.hover(said)
    await userEvent.click(await canvas.findByRole('button', { name: '推しの色を振る' }))
    await untilVisible(await canvas.findByRole('button', { name: 'ペンライト 1件' }))
    await userEvent.unhover(said)
  },
})
export const StreamClosed = meta.story({ parameters: { stream: { status: 'closed' } } })
export const LongText = meta.story({
  parameters: showing({
    name: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想の部屋',
    topic: '三人そろって、灯台のてっぺんから日の出まで。おたよりのテーマは「眠れなかった夜の話」',
    messages: fakeConnection([
      said(48, 'kujira', '2026-11-20T11:40', 'くじら座の話をします。'.repeat(60)),
    ]),
  }),
})
export const JustSent = meta.story({
  play: async ({ canvas }: PlayTools) => {
    await userEvent.type(canvas.getByRole('textbox'), 'おはようございます{Enter}')
    await expect(canvas.getByText('送信中')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
})
/** No answer comes: it waits, and goes by itself. */
export const Held = meta.story({
  parameters: {
    relay: {
      data: { Node: fakeChannel },
      outcome: { markReadMutation: 'pending', sendMessageMutation: 'error' },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'おはようございます{Enter}')
    await untilVisible(await canvas.findByText('送信待ち'))
  },
})
export const ReadingAbove = meta.story({
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('log').parentElement!
    scroller.scrollTop = -240
    await untilVisible(await canvas.findByRole('button', { name: '最新へ' }))
  },
})

export const LongHistory = meta.story({
  parameters: {
    relay: {
      data: {
        Node: () =>
          fakeChannel({
            lastSeq: 620,
            messages: historyPage,
            viewerReadState: readUpTo(620),
          }),
      },
      outcome: { markReadMutation: 'pending', ConversationOlderQuery: 'data' },
    },
  },
})

LongHistory.test(
  'moves no message by more than a pixel while 500 older ones with pictures come in',
  async ({ canvas }) => {
    const scroller = canvas.getByRole('log').parentElement!
    const messages = () => [...scroller.querySelectorAll<HTMLElement>('[data-seq]')]
    const farthest = { moved: 0 }
    while (messages().length < 550) {
      const count = messages().length
      scroller.scrollTop = scroller.clientHeight - scroller.scrollHeight + 300
      await frame()
      const { top } = scroller.getBoundingClientRect()
      const anchor = messages().find((message) => message.getBoundingClientRect().bottom > top)!
      const before = anchor.getBoundingClientRect().top
      for (let settled = 0; settled < 4; settled += messages().length > count ? 1 : 0) {
        await frame()
        if (!scroller.isConnected) throw new Error('No older ones came before the room was left.')
        const moved = Math.abs(anchor.getBoundingClientRect().top - before)
        farthest.moved = Math.max(farthest.moved, moved)
      }
    }
    await expect(farthest.moved).toBeLessThanOrEqual(1)
  },
)

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}

Guest.test('asks a guest who sends to sign up, and keeps what they wrote', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'はじめまして{Enter}')
  await expect(canvas.getByRole('textbox')).toHaveValue('はじめまして')
  await expect(canvas.queryByText('送信中')).toBeNull()
})

/** What was said, changed and taken back since the page came is there without a reload. */
export const GuestLater = meta.story({
  args: { viewerId: undefined },
  parameters: {
    ...guest,
    ...showing({
      ...notJoined,
      changesAfter: [
        said(43, 'komugi', '2026-11-19T23:55', '落ちました。', { rev: 49 }),
        said(44, 'komugi', '2026-11-19T23:55', '', { rev: 50, isDeleted: true }),
        said(49, 'luka', '2026-11-20T11:41', '聞こえていますか', { rev: 51 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await tell(document, new Event('visibilitychange'))
    await untilVisible(await canvas.findByText('聞こえていますか'))
    await untilVisible(canvas.getByText('落ちました。'))
    await expect(canvas.queryByText('落ちません。')).toBeNull()
    await expect(canvas.queryByText('尊さは自腹です')).toBeNull()
  },
})
