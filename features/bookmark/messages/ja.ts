export default {
  'bookmark.title': 'ブックマーク',
  'bookmark.lead': 'ここは、あなたにだけ見えます。',
  'bookmark.unreadable': 'いまは読めない投稿かトピックです。',
  'bookmark.unreadable.remove': '外す',
  'bookmark.empty.title': 'ブックマークはまだありません',
  'bookmark.empty.body':
    '投稿やトピックのメニューで「ブックマークする」を選ぶと、ここに並びます。見えるのは、あなただけです。',
  'bookmark.empty.look': 'みんなの投稿を見る',
  'bookmark.guest.title': 'ブックマークは、登録したあとに',
  'bookmark.guest.body': 'あとで読みたい投稿やトピックを、あなただけの一覧に残せます。',
} as const
