export default {
  'channel.deleted': 'メッセージが削除されました',
  'channel.folded':
    '{fold, select, BLOCKED {ブロック中の人のメッセージ} MUTED {ミュート中の人のメッセージ} WORD {ミュートワードを含むメッセージ} other {非表示にしたメッセージ}}',
  'channel.asks': '「{name}」を持っている人の部屋',
  'channel.forMembers': '「{name}」にご加入の方の部屋',
  'channel.locked': 'まだ入っていない部屋',
  'channel.mentions': 'あなたへのメンション{count, number}件',
  'channel.members': '参加者だけの部屋',
  'channel.newest': '{name}：{text}',
  'channel.picture': '{count, plural, =1 {写真} other {写真{count, number}枚}}',
  'channel.quiet': 'まだ発言はありません。',
  'channel.someone': '退会したユーザー',
  'channel.unread': '未読{count, number}件',
  'channel.sticker': 'スタンプ「{name}」',
  'channel.wordless': '言葉のないメッセージ',
  'channel.you': 'あなた',
} as const
