export default {
  'collection.badges': 'バッジ',
  'collection.cards': 'カード',
  'collection.count': '×{count, number}',
  'collection.draw': 'トレジャーマシンをひく',
  'collection.empty.body':
    'トレジャーマシンなどで手に入れたカード・メダル・バッジが、ここに並びます。',
  'collection.empty.title': 'コレクションはこれからです',
  'collection.guest.body': 'ログインすると、集めたカード・メダル・バッジが並びます。',
  'collection.guest.title': '集めたものは、ここに',
  'collection.kinds': '{count, number}種類',
  'collection.me': 'マイページへ',
  'collection.medals': 'ナンバー入りメダル',
  'collection.number': 'No.{number, number}',
  'collection.title': 'コレクション',
} as const
