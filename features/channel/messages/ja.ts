export default {
  'channel.deleted': 'メッセージが削除されました',
  'channel.folded':
    '{fold, select, BLOCKED {ブロック中の人のメッセージ} MUTED {ミュート中の人のメッセージ} WORD {ミュートワードを含むメッセージ} other {非表示にしたメッセージ}}',
  'channel.members': '参加者だけの部屋',
  'channel.newest': '{name}：{text}',
  'channel.picture': '画像を送りました',
  'channel.quiet': 'まだ発言はありません。',
  'channel.someone': '退会したユーザー',
  'channel.unread': '未読{count, number}件',
  'channel.sticker': 'スタンプ「{name}」',
  'channel.wordless': '言葉のないメッセージ',
  'channel.you': 'あなた',
} as const
