export default {
  'penlight.lower': 'ペンライトを下ろす',
  'penlight.like': 'ペンライトを振る（あなたは{own, number}本）',
  'penlight.like.full': 'ペンライトは1つの投稿に{most, number}本までです。ぜんぶ届きました。',
  'errors.LikeError.LIMIT': 'ペンライトは1つの投稿に{most, number}本まで振れます。',
  'errors.LikeError.DAY_LIMIT':
    '今日のペンライト{most, number}本を、ぜんぶ振りました。{retryAt}また振れます。',
} as const
