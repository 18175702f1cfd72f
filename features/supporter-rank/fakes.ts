import { ownedNft } from '#features/collection/fakes.ts'
import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'

export const fakeRankReward = fakeOf('SupporterRankReward', {
  id: 'supporterreward_1',
  kind: 'COIN',
  amount: 30,
  nft: null,
  standing: 'OPEN',
})

export const fakeRank = fakeOf('SupporterRank', {
  id: 'supporterrank_1',
  number: 1,
  name: 'ともしび',
  points: 30,
  rewards: [fakeRankReward()],
})

const medal = ownedNft({
  id: 'nft_supporter',
  name: '冬の灯台 サポーター証',
  talent: null,
  picture: fakeImage('prize-board'),
  viewerNumbers: [],
})

const ladder = [
  ['ともしび', 30, 30] as const,
  ['ランタン', 150, 100] as const,
  ['街灯り', 500, 200] as const,
  ['灯台', 1200, 300] as const,
  ['一番星', 2400, 0] as const,
]

/** The ranks as a fan with so many points sees them, who has received so many rewards. */
export const ranksWith = (has: number, received: number) =>
  ladder.map(([name, points, coins], at) => {
    const standing = at < received ? 'CLAIMED' : has >= points ? 'DONE' : 'OPEN'
    const id = `supporterreward_${at + 1}`
    return fakeRank({
      id: `supporterrank_${at + 1}`,
      number: at + 1,
      name,
      points,
      rewards: [
        coins > 0
          ? fakeRankReward({ id, amount: coins, standing })
          : fakeRankReward({ id, standing, kind: 'NFT', amount: 1, nft: medal }),
      ],
    })
  })

export const fakeRule = fakeOf('SupporterPointRule', {
  source: 'CHECK_IN',
  points: 5,
  per: 1,
  mostPerDay: 5,
  viewerPoints: 100,
})

const rules = [
  fakeRule(),
  fakeRule({ source: 'CASUAL_GAME_PLAY', viewerPoints: 45 }),
  fakeRule({ source: 'CHAT_ROOM_POST', points: 1, mostPerDay: 10, viewerPoints: 96 }),
  fakeRule({ source: 'COMMENT', points: 2, mostPerDay: 10, viewerPoints: 28 }),
  fakeRule({ source: 'POST_LIKE', points: 1, mostPerDay: 10, viewerPoints: 62 }),
  fakeRule({ source: 'PURCHASE', points: 1, per: 100, mostPerDay: 50, viewerPoints: 9 }),
]

/** 340 points: the second rank, whose reward waits. */
export const fakeSupporterSeason = fakeOf('SupporterSeason', {
  id: 'supporterseason_winter',
  name: '冬の応援シーズン',
  opensAt: '2026-10-31T15:00:00.000Z',
  closesAt: '2027-01-31T15:00:00.000Z',
  claimableUntil: '2027-02-07T15:00:00.000Z',
  isOver: false,
  isFinal: false,
  rules,
  ranks: ranksWith(340, 1),
  viewerPoints: 340,
  viewerRank: ranksWith(340, 1)[1]!,
  viewerNextRank: ranksWith(340, 1)[2]!,
  viewerBand: 25,
  countedAt: '2026-11-19T15:50:00.000Z',
})

/** To somebody who has not joined. */
export const forGuest = fakeSupporterSeason({
  rules: rules.map((rule) => ({ ...rule, viewerPoints: null })),
  ranks: ranksWith(0, 0),
  viewerPoints: null,
  viewerRank: null,
  viewerNextRank: ranksWith(0, 0)[0]!,
  viewerBand: null,
})

/** To somebody who has begun today. */
export const begun = fakeSupporterSeason({
  rules: rules.map((rule) => ({ ...rule, viewerPoints: 0 })),
  ranks: ranksWith(0, 0),
  viewerPoints: 0,
  viewerRank: null,
  viewerNextRank: ranksWith(0, 0)[0]!,
  viewerBand: null,
})

/** To somebody at the highest rank, all of whose rewards but the medal are received. */
export const highest = fakeSupporterSeason({
  ranks: ranksWith(2450, 4),
  viewerPoints: 2450,
  viewerRank: ranksWith(2450, 4)[4]!,
  viewerNextRank: null,
  viewerBand: 1,
})
