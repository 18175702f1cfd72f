import { graphql } from 'react-relay'
import { expect, fn } from 'storybook/test'
import type { FakeOf } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakePost } from '#features/post/fakes.ts'
import { openPoll, shownPoll } from '../../fakes.ts'
import { PollCard } from './PollCard.tsx'

type Poll = FakeOf<'Poll'>
const asking = (poll: Poll) => fakePost({ id: 'post_1', poll })
const showing = (poll: Poll) => ({ relay: { data: { Node: () => asking(poll) } } })
const sent = fn<(choice: unknown) => void>().mockName('sent')
const answering = (poll: Poll, answer: () => FakeOf<'VotePollPayload'>) => ({
  relay: {
    data: {
      Node: () => asking(poll),
      Mutation: () => ({
        votePoll: (args: Record<string, unknown>) => {
          sent((args['input'] as { choice: number }).choice)
          return answer()
        },
      }),
    },
  },
})
const voted = shownPoll([6, 5, 2, 3], { own: 1 })

const meta = preview.meta({
  component: PollCard,
  args: given('post'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query PollCardStoryQuery {
          node(id: "post_1") {
            ...PollCard_post @alias(as: "post")
          }
        }
      `,
      showing(openPoll()).relay.data,
    ),
  },
  beforeEach: () => {
    sent.mockClear()
  },
})

export const Default = meta.story({
  parameters: answering(openPoll(), () => ({
    __typename: 'VotePollSuccess',
    post: asking(voted),
  })),
})
export const Guest = meta.story({
  parameters: {
    session: { status: 'notLoggedIn' },
    ...showing(openPoll(undefined, { viewerMayVote: false })),
  },
})
/** One is chosen: it is sent by the button, and no sooner. */
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '最終電車で会った人' }))
    await expect(canvas.getByRole('button', { name: '答える' })).toBeEnabled()
  },
})
export const Voted = meta.story({ parameters: showing(voted) })
export const VotedForTheLeading = meta.story({
  parameters: showing(shownPoll([1480, 20], { own: 0, texts: ['パン', 'ごはん'] })),
})
/** Two lead alike; a third is rounded to nothing. */
export const Tied = meta.story({
  parameters: showing(shownPoll([150, 150, 1], { own: 2, texts: ['一月', '二月', '三月'] })),
})
/** Whoever asks sees how it stands, and has no vote. */
export const Author = meta.story({ parameters: showing(shownPoll([3, 1, 0, 0])) })
export const NobodyYet = meta.story({ parameters: showing(shownPoll([0, 0, 0, 0])) })
export const Ended = meta.story({
  parameters: showing(
    shownPoll([6, 4, 2, 3], { hasEnded: true, endsAt: '2026-11-19T13:00:00.000Z' }),
  ),
})
export const EndsInHours = meta.story({
  parameters: showing(openPoll(undefined, { endsAt: '2026-11-20T08:30:00.000Z' })),
})
export const EndsInMinutes = meta.story({
  parameters: showing(openPoll(undefined, { endsAt: '2026-11-20T03:12:30.000Z' })),
})
export const EndsAtOnce = meta.story({
  parameters: showing(openPoll(undefined, { endsAt: '2026-11-20T03:00:40.000Z' })),
})
const long = ['あ'.repeat(25), 'W'.repeat(25), '灯台のてっぺんから日の出まで三人で見る会をもう一度']
export const LongText = meta.story({ parameters: showing(openPoll(long)) })
export const LongTextVoted = meta.story({
  parameters: showing(shownPoll([12, 7, 31], { own: 2, texts: long })),
})
const english = ['A night I couldn’t sleep', 'The last train']
export const English = meta.story({
  parameters: showing(openPoll(english)),
  globals: { locale: 'en' },
})
export const EnglishVoted = meta.story({
  parameters: showing(shownPoll([1, 0], { own: 0, texts: english })),
  globals: { locale: 'en' },
})
type Story = Parameters<NonNullable<(typeof Chosen)['input']['play']>>[0]
const press = async ({ canvas, userEvent }: Pick<Story, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('radio', { name: '最終電車で会った人' }))
  await userEvent.click(canvas.getByRole('button', { name: '答える' }))
}
export const Sending = meta.story({
  parameters: { relay: { outcome: { useVotePollMutation: 'pending' } } },
  play: async (story) => {
    await press(story)
    await expect(await story.canvas.findByRole('button', { name: '送っています' })).toBeVisible()
  },
})
/** Voted on another device: the vote that stands is shown. */
export const AlreadyVoted = meta.story({
  parameters: answering(openPoll(), () => ({
    __typename: 'PollAlreadyVotedError',
    post: asking(shownPoll([6, 5, 2, 3], { own: 0 })),
  })),
  play: async (story) => {
    await press(story)
    await expect(await story.canvas.findByText(/もう答えています/)).toBeVisible()
    await expect(story.canvas.getByText('あなたの回答')).toBeVisible()
  },
})
/** It ended between the choice and the vote. */
export const TooLate = meta.story({
  parameters: answering(openPoll(), () => ({
    __typename: 'PollEndedError',
    post: asking(shownPoll([6, 5, 2, 3], { hasEnded: true, endsAt: '2026-11-20T02:59:59.000Z' })),
  })),
  play: async (story) => {
    await press(story)
    await expect(await story.canvas.findByText('受け付けは終わりました。')).toBeVisible()
  },
})
let sendings = 0
/** The first sending gets no answer, the next one does. */
class AnsweredAtLast {
  readonly [operation: string]: 'error' | 'data'
  get useVotePollMutation(): 'error' | 'data' {
    sendings += 1
    return sendings === 1 ? 'error' : 'data'
  }
}
export const Offline = meta.story({
  beforeEach: () => {
    sendings = 0
  },
  parameters: {
    relay: {
      ...answering(openPoll(), () => ({ __typename: 'VotePollSuccess', post: asking(voted) }))
        .relay,
      outcome: new AnsweredAtLast(),
    },
  },
  play: async (story) => {
    await press(story)
    await expect(await story.canvas.findByRole('button', { name: /もう一度/ })).toBeVisible()
    // What was chosen is still chosen.
    await expect(story.canvas.getByRole('radio', { name: '最終電車で会った人' })).toBeChecked()
  },
})

Default.test('sends the choice that was tapped last, once it is to be sent', async (story) => {
  const { canvas, userEvent } = story
  await userEvent.click(canvas.getByRole('radio', { name: '雨の音だけ流す' }))
  await expect(sent).not.toHaveBeenCalled()
  await press(story)
  await expect(await canvas.findByText('あなたの回答')).toBeVisible()
  await expect(sent.mock.calls).toEqual([[1]])
  // It is said to those who listen, and the keyboard goes on from the result.
  await expect(canvas.getByRole('status')).toHaveTextContent(/「最終電車で会った人」、全体の31%/)
  await expect(canvas.getByRole('list', { name: 'みんなの回答' })).toHaveFocus()
})

Default.test('is chosen and sent by the keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowDown}')
  await expect(canvas.getByRole('radio', { name: '最終電車で会った人' })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByText('あなたの回答')).toBeVisible()
})

let reads = 0
/** Its end comes while somebody looks: how it ended is read without a reload. */
export const EndsWhileOpen = meta.story({
  beforeEach: () => {
    reads = 0
  },
  parameters: {
    relay: {
      data: {
        Node: () => {
          reads += 1
          const over = { endsAt: '2026-11-20T02:59:59.000Z' }
          return asking(
            reads === 1
              ? openPoll(undefined, over)
              : shownPoll([6, 4, 2, 3], { ...over, hasEnded: true }),
          )
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/に終わりました/)).toBeVisible()
    await expect(canvas.getByText(/15人が回答/)).toBeVisible()
  },
})

Offline.test('tries again with what is chosen by then', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '雨の音だけ流す' }))
  await userEvent.click(canvas.getByRole('button', { name: /もう一度/ }))
  await expect(await canvas.findByText('あなたの回答')).toBeVisible()
  await expect(sent.mock.calls).toEqual([[3]])
})
