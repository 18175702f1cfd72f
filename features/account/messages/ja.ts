export default {
  'account.back': '設定へ戻る',
  'account.saving': '保存しています',
  'account.guest.title': 'ログインすると、変更できます',
  'account.guest.body': 'ログインに使うものを変えるには、まずログインしてください。',
  'account.password.title': 'パスワードを変更',
  'account.password.lead':
    '変更すると、この端末のほかはすべてログアウトします。お知らせのメールもお送りします。',
  'account.password.present': 'いまのパスワード',
  'account.password.presentMissing': 'いまのパスワードを入力してください。',
  'account.password.forgotten': 'いまのパスワードを忘れた方',
  'account.password.next': '新しいパスワード',
  'account.password.nextHint': '8文字以上。ほかのサービスと同じものは避けてください。',
  'account.password.show': 'パスワードを表示',
  'account.password.hide': 'パスワードを隠す',
  'account.password.submit': '変更する',
  'account.password.saved': 'パスワードを変更しました。ほかの端末からはログアウトしました。',
  'errors.WrongPasswordError':
    'いまのパスワードが違います。大文字と小文字も、もう\u2060一度ご確認ください。',
} as const
