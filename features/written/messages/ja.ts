export default {
  'written.edit': '編集する',
  'written.edited': '編集済み',
  'written.edit.cancel': '変更せずに閉じる',
  'written.edit.until': '{time}まで編集できます。',
  'written.edit.save': '保存する',
  'written.edit.saving': '保存しています',
  'written.edit.over': '{count, number}文字オーバー',
  'written.discard.title': '変更を破棄しますか？',
  'written.discard.body': '編集した内容は保存されず、元に戻せません。',
  'written.discard.keep': '編集に戻る',
  'written.discard.action': '破棄する',
} as const
