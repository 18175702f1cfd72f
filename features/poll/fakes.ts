import { fakeOf, type FakeOf } from '#storybook/fake.ts'
import { percentagesOf } from '#rules/poll.ts'

export const fakePollChoice = fakeOf('PollChoice', {
  ordinal: 0,
  text: '深夜ラジオ',
  voteCount: null,
  percentage: null,
  isViewers: false,
})

export const fakePoll = fakeOf('Poll', {
  endsAt: '2026-11-22T04:00:00.000Z',
  hasEnded: false,
  voterCount: null,
  viewerMayVote: true,
  choices: [],
})

const said = ['眠れなかった夜の話', '最終電車で会った人', 'だれかの忘れもの', '雨の音だけ流す']

type Poll = FakeOf<'Poll'>

/** A poll whose result the viewer has yet to see. */
export const openPoll = (texts: readonly string[] = said, override: Poll = {}) =>
  fakePoll({
    choices: texts.map((text, ordinal) => fakePollChoice({ ordinal, text })),
    ...override,
  })

/** One whose result they see: so many votes for each, and which of them is theirs. */
export const shownPoll = (
  votes: readonly number[],
  { own, texts = said, ...override }: Poll & { own?: number; texts?: readonly string[] } = {},
) => {
  const percentages = percentagesOf(votes)
  return fakePoll({
    voterCount: votes.reduce((sum, each) => sum + each, 0),
    viewerMayVote: false,
    choices: votes.map((voteCount, ordinal) =>
      fakePollChoice({
        ordinal,
        text: texts[ordinal] ?? '',
        voteCount,
        percentage: percentages[ordinal] ?? 0,
        isViewers: ordinal === own,
      }),
    ),
    ...override,
  })
}
