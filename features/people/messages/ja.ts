export default {
  'people.list': '人',
  'people.TALENT': '出演者',
  'people.STAFF': 'スタッフ',
  'people.subscriber': '会員',
  'people.begin': '名前のはじめの文字を入力してください。',
  'people.closed': 'メッセージは受け付けていません',
  'people.none': 'その名前の人は見つかりませんでした。',
  'people.failed': '人をさがせませんでした。もう一度入力してみてください。',
} as const
