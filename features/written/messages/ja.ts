export default {
  'written.edit': '編集する',
  'written.edited': '編集済み',
  'written.edit.cancel': '変更せずに閉じる',
  'written.edit.save': '保存する',
  'written.edit.saving': '保存しています',
  'written.edit.over': '{count, number}文字オーバー',
} as const
