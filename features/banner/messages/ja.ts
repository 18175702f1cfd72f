export default {
  'banner.sponsored': 'PR・{sponsor}',
  'banner.all': 'すべて見る',
  'banner.previous': '前へ',
  'banner.next': '次へ',
  'banner.turning': '自動でめくる',
  'banner.at': '{at, number} / {count, number}',
  'banner.back': 'お知らせへ',
  'banner.empty.title': 'いまは何も出ていません',
  'banner.empty.body': '新しいものが出たら、ここに並びます。',
  'banner.missing.title': 'この特集は見つかりません',
  'banner.missing.body': '終わったか、場所が変わったようです。',
} as const
