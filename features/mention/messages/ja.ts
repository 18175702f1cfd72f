export default {
  'mention.choose': 'メンションする人',
  'mention.found': '{count, number}人見つかりました。上下のキーでえらべます。',
  'mention.none': 'メンションできる人に、その名前は見つかりません。',
  'mention.quiet': '名前を入力すると、メンションする人をさがせます。',
  'mention.full': '一度にメンションできるのは{most, number}人までです。',
  'mention.name': '{name}さん',
  'mention.told': '{names}に通知が届きます',
} as const
