import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { talents } from '#storybook/fakes/talents.ts'

export const fakeCandidate = fakeOf('VotingCandidate', {
  id: 'votingcandidate_radio',
  name: '朝まで生ラジオ',
  description: 'ルカの「深夜二時のラジオ」が、二時に終わりません。',
  picture: fakeImage('scene-radio-booth'),
  talent: talents.luka,
  votes: 1284,
})

/** Five, as the demo's vote has them. */
export const candidates = [
  fakeCandidate({
    id: 'votingcandidate_sunrise',
    name: '灯台で初日の出',
    description: 'ひよりと一緒に、今年最後の夜から最初の朝まで。お汁粉つき。',
    picture: fakeImage('scene-lighthouse-dawn'),
    talent: talents.hiyori,
    votes: 968,
  }),
  fakeCandidate(),
  fakeCandidate({
    id: 'votingcandidate_greenhouse',
    name: '温室で年越しゲーム',
    description: 'つむぎが勝つまで年が明けません。',
    picture: fakeImage('scene-greenhouse'),
    talent: talents.tsumugi,
    votes: 745,
  }),
  fakeCandidate({
    id: 'votingcandidate_harbour',
    name: '港の夜の三人ライブ',
    description: '一年ぶりの三人そろってのステージ。新曲もひとつ。',
    picture: fakeImage('scene-harbour-night'),
    talent: null,
    votes: 1502,
  }),
  fakeCandidate({
    id: 'votingcandidate_sketches',
    name: 'みんなのスケッチ展',
    description: 'アトリエに届いた絵を、三人が一枚ずつ紹介します。',
    picture: fakeImage('scene-fan-sketch'),
    talent: null,
    votes: 331,
  }),
]

export const fakeTally = fakeOf('VotingTally', {
  candidateId: 'votingcandidate_radio',
  counted: 2,
  setAside: 0,
})

/** Of yesterday; its log is `sampleLog`. */
export const fakeRound = fakeOf('VotingRound', {
  id: 'votinground_2026-11-19',
  number: 3,
  day: '2026-11-19',
  opensAt: '2026-11-18T15:00:00.000Z',
  closesAt: '2026-11-19T15:00:00.000Z',
  publishedAt: '2026-11-19T15:00:30.000Z',
  recounts: 0,
  tallies: [
    fakeTally(),
    fakeTally({ candidateId: 'votingcandidate_harbour', counted: 1, setAside: 1 }),
  ],
  logUrl: '/votes/votingevent_winter/2026-11-19.csv',
  logDigest: '',
})

export const fakeVote = fakeOf('Vote', {
  id: 'vote_mine',
  day: '2026-11-20',
  candidate: candidates[1]!,
  receipt: '7K3M9QTXB2WF04HZ',
  castAt: '2026-11-20T02:10:00.000Z',
  isPublished: false,
})

/** The votes of a round as its log has them. */
export const sampleVotes = [
  { receipt: '0A4RJ7Q2M8XW5TCE', candidateId: 'votingcandidate_harbour', isSetAside: true },
  { receipt: '3H9VKD60PNY1GZSB', candidateId: 'votingcandidate_radio', isSetAside: false },
  { receipt: '7K3M9QTXB2WF04HZ', candidateId: 'votingcandidate_radio', isSetAside: false },
  { receipt: 'RC52WQ8MX0TJ6FKD', candidateId: 'votingcandidate_harbour', isSetAside: false },
]

/** The demo's vote, on its fourth day at noon, as a fan sees it who may vote. */
export const fakeVotingEvent = fakeOf('VotingEvent', {
  id: 'votingevent_winter',
  identifier: 'winter-special',
  title: '冬の特別番組、どれが見たい？',
  description:
    'いちばん票を集めた番組を、年末にほんとうに放送します。投票は1日1票、毎日0時に新しい1票が届きます。',
  picture: fakeImage('scene-ballot'),
  state: 'OPEN',
  opensAt: '2026-11-16T15:00:00.000Z',
  closesAt: '2026-12-16T15:00:00.000Z',
  results: 'LIVE',
  votesMost: 10,
  voterAgeHours: 24,
  needsPhone: true,
  shareRewardCoins: 10,
  candidates,
  totalVotes: 4830,
  round: {
    id: 'votinground_2026-11-20',
    number: 4,
    day: '2026-11-20',
    closesAt: '2026-11-20T15:00:00.000Z',
  },
  rounds: [],
  viewerStanding: 'MAY_VOTE',
  viewerMayVoteFrom: null,
  viewerVotesLeft: 8,
  viewerVotes: [],
  viewerHasShareReward: false,
})

/** What a fan is answered who has voted today. */
export const voted = {
  viewerStanding: 'VOTED',
  viewerVotesLeft: 7,
  viewerVotes: [fakeVote()],
} as const

/** Counts that nobody may see yet. */
export const hidden = {
  results: 'AFTER_EVENT',
  totalVotes: null,
  candidates: candidates.map((candidate) => fakeCandidate({ ...candidate, votes: null })),
} as const
