import { fakeMachine, fakePrize } from '#features/treasure-machine/fakes.ts'
import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { talents } from '#storybook/fakes/talents.ts'
import { fakeNft } from '#storybook/fakes/talk.ts'

export const fakeCard = fakeOf('CollectableCard', {
  id: 'collectablecard_star',
  name: '朝凪ひより「灯台まつりの夜」',
  picture: fakeImage('card-hiyori-star'),
  talent: talents.hiyori,
  viewerCount: 1,
})

/** One of which the fan has two pieces. */
export const ownedNft = (over: Parameters<typeof fakeNft>[0] = {}) =>
  fakeNft({ viewerNumbers: [7, 12], treasureMachine: null, ...over })

export const fakeBadge = fakeOf('Badge', {
  id: 'badge_lighthouse',
  name: '灯台のなかま',
  picture: fakeImage('prize-badge'),
  talent: null,
})

export const cards = [
  fakeCard(),
  fakeCard({
    id: 'collectablecard_day',
    name: '夜半ルカ「録音の合間」',
    viewerCount: 2,
    picture: fakeImage('card-luka-day'),
    talent: talents.luka,
  }),
  fakeCard({
    id: 'collectablecard_radio',
    name: '深夜二時のラジオ',
    viewerCount: 14,
    picture: fakeImage('card-radio'),
  }),
  fakeCard({
    id: 'collectablecard_mug',
    name: '灯台の朝のマグカップ',
    viewerCount: 5,
    picture: fakeImage('card-mug'),
  }),
]

export const fakeOwnedBadge = fakeOf('OwnedBadge', {
  id: 'owned badge_lighthouse',
  badge: fakeBadge(),
  at: '2026-11-18T12:00:00.000Z',
  source: 'MISSION',
  isLocked: false,
})

/** Three, each by another way. */
export const badgeBook = [
  fakeOwnedBadge(),
  fakeOwnedBadge({
    id: 'owned badge_moon',
    at: '2026-10-02T09:30:00.000Z',
    source: 'TREASURE_MACHINE',
    badge: fakeBadge({
      id: 'badge_moon',
      name: '月見の会',
      picture: fakeImage('luka-emblem'),
      talent: talents.luka,
    }),
  }),
  fakeOwnedBadge({
    id: 'owned badge_garden',
    at: '2026-08-11T15:00:00.000Z',
    source: 'PRIZE_DRAW',
    badge: fakeBadge({
      id: 'badge_garden',
      name: '温室の当番',
      picture: fakeImage('tsumugi-emblem'),
      talent: talents.tsumugi,
    }),
  }),
]

export const pieces = {
  star: fakePrize(),
  medal: fakePrize({
    id: 'treasureprize_medal',
    kind: 'NFT',
    rank: 'S',
    viewerCount: 1,
    name: '彗星 記念メダル',
    picture: fakeImage('luka-emblem'),
  }),
  day: fakePrize({
    id: 'treasureprize_day',
    rank: 'A',
    viewerCount: 2,
    name: '夜半ルカ「録音の合間」',
    picture: fakeImage('card-luka-day'),
  }),
  radio: fakePrize({
    id: 'treasureprize_radio',
    rank: 'B',
    viewerCount: 14,
    name: '深夜二時のラジオ',
    picture: fakeImage('card-radio'),
  }),
  mug: fakePrize({
    id: 'treasureprize_mug',
    rank: 'B',
    name: '灯台の朝のマグカップ',
    picture: fakeImage('card-mug'),
  }),
  /** Part of no collection. */
  coins: fakePrize({
    id: 'treasureprize_coins',
    rank: 'B',
    kind: 'COIN',
    name: '無償コイン 30枚',
    picture: fakeImage('goods-coins-few'),
  }),
}

/** A machine as far as its collection goes. */
export const fakeSet = (over: Parameters<typeof fakeMachine>[0] = {}) =>
  fakeMachine({ prizes: Object.values(pieces), ...over })

export const machines = [
  fakeSet(),
  fakeSet({
    id: 'treasuremachine_box',
    name: 'おたより箱の木箱',
    talent: null,
    picture: fakeImage('machine-box'),
    prizes: [pieces.day, pieces.radio],
  }),
]
