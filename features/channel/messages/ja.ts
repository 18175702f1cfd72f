export default {
  'channel.deleted': 'メッセージが削除されました',
  'channel.members': '参加者だけの部屋',
  'channel.newest': '{name}：{text}',
  'channel.picture': '画像を送りました',
  'channel.quiet': 'まだ発言はありません。',
  'channel.someone': '退会したユーザー',
  'channel.unread': '未読{count, number}件',
} as const
