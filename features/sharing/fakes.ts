import { fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { talents } from '#storybook/fakes/talents.ts'

export const fakeShareCard = fakeOf('ShareCard', {
  id: 'sharecard_mine',
  title: '「朝まで生ラジオ」に投票しました',
  description: '冬の特別番組、どれが見たい？',
  picture: fakeImage('scene-radio-booth'),
  path: '/voting-event/winter-special',
  talent: talents.luka,
  rewardCoins: 10,
})
