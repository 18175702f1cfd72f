import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { talents } from '#storybook/fakes/talents.ts'

export const fakeCard = fakeOf('CollectableCard', {
  id: 'collectablecard_star',
  name: '朝凪ひより「灯台まつりの夜」',
  picture: fakeImage('card-hiyori-star'),
  talent: talents.hiyori,
  viewerCount: 1,
})

export const fakeNft = fakeOf('Nft', {
  id: 'nft_comet',
  name: '彗星 記念メダル',
  picture: fakeImage('luka-emblem'),
  talent: talents.luka,
  viewerNumbers: [7, 12],
})

export const fakeBadge = fakeOf('Badge', {
  id: 'badge_lighthouse',
  name: '灯台のなかま',
  picture: fakeImage('prize-badge'),
  talent: null,
})

export const cards = [
  fakeCard(),
  fakeCard({
    ...{ id: 'collectablecard_day', name: '夜半ルカ「録音の合間」', viewerCount: 2 },
    ...{ picture: fakeImage('card-luka-day'), talent: talents.luka },
  }),
  fakeCard({
    ...{ id: 'collectablecard_radio', name: '深夜二時のラジオ', viewerCount: 14 },
    picture: fakeImage('card-radio'),
  }),
  fakeCard({
    ...{ id: 'collectablecard_mug', name: '灯台の朝のマグカップ', viewerCount: 5 },
    picture: fakeImage('card-mug'),
  }),
]
