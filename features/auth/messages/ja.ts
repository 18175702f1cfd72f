export default {
  'auth.frame.progress': 'ステップ {current}/{total}',
  'auth.frame.home': 'ホームへ戻る',
  'auth.frame.leave': '{name}へ戻る',
  'errors.provider.wrong-password': 'メールアドレスまたはパスワードが違います。',
  'errors.provider.email-already-in-use': '登録済みのメールアドレスです。ログインしてください。',
  'errors.provider.user-disabled':
    'ご利用を停止しています。お心当たりがないときは、お問い合わせください。',
  'errors.provider.too-many-requests':
    '続けてお試しいただきました。15分ほど待ってから、もう\u2060一度お試しください。',
  'errors.provider.requires-recent-login': '安全のため、もう\u2060一度ログインしてください。',
  'errors.provider.weak-password': '8文字以上で、推測されにくいものにしてください。',
  'errors.provider.dead-link':
    'このリンクは期限が切れたか、使用済みです。お手数ですが、再設定のメールをもう\u2060一度お受け取りください。',

  'auth.wayOut.resetPassword': 'パスワードを再設定する',
  'auth.wayOut.logIn': 'ログインする',
  'auth.wayOut.contactSupport': 'お問い合わせ',
  'auth.wayOut.askForLink': 'メールをもう\u2060一度受け取る',

  'auth.reset.title': 'パスワードの再設定',
  'auth.reset.ask.heading': 'パスワードをお忘れですか',
  'auth.reset.ask.lead': '登録したメールアドレスに、再設定のためのリンクを送ります。',
  'auth.reset.email': 'メールアドレス',
  'auth.reset.emailMissing': 'メールアドレスをご確認ください（例：name@example.com）。',
  'auth.reset.ask.submit': 'リンクを送る',
  'auth.reset.sending': '送信しています',
  'auth.reset.sent.heading': 'メールをご確認ください',
  'auth.reset.sent.body':
    '{email} が登録されていれば、再設定のためのリンクが届きます。届かないときは、迷惑メールのフォルダと、メールアドレスのつづりをご確認ください。',
  'auth.reset.sent.again': '別のメールアドレスで試す',
  'auth.reset.checking': 'リンクを確認しています…',
  'auth.reset.new.heading': '新しいパスワード',
  'auth.reset.new.lead':
    '{email} の新しいパスワードを決めてください。ほかの端末からはログアウトします。',
  'auth.reset.password': '新しいパスワード',
  'auth.reset.passwordHint': '8文字以上。ほかのサービスと同じものは避けてください。',
  'auth.reset.passwordShort': '8文字以上にしてください。',
  'auth.reset.show': 'パスワードを表示',
  'auth.reset.hide': 'パスワードを隠す',
  'auth.reset.new.submit': 'パスワードを変える',
  'auth.reset.saving': '保存しています',
  'auth.reset.done.heading': 'パスワードを変えました',
  'auth.reset.done.body': '新しいパスワードでログインしてください。',
  'auth.reset.logIn': 'ログインへ',
  'auth.reset.dead.heading': 'このリンクは使えません',
  'auth.reset.dead.body':
    '期限が切れたか、すでに使われています。お手数ですが、再設定のメールをもう\u2060一度お受け取りください。',
  'auth.reset.dead.again': 'もう一度送る',
  'auth.reset.back': 'ログインへ戻る',

  'auth.handler.title': 'リンクの確認',
  'auth.handler.heading': 'このリンクは使えません',
  'auth.handler.body':
    'リンクが途中で切れているか、古いものです。メールのリンクをもう\u2060一度開くか、はじめからやり直してください。',
  'auth.handler.reset': 'パスワードを再設定する',
  'auth.handler.home': 'トップへ',

  'auth.code.label': '確認コード',
  'auth.code.hint': '数分たっても届かないときは、迷惑メールのフォルダもご確認ください。',
  'auth.code.hintSms': '数分たっても届かないときは、番号をご確認ください。',
  'auth.code.submit': '確認する',
  'auth.code.checking': '確認しています',
  'auth.code.missing': '6桁のコードを入力してください。',
  'auth.code.resend': 'コードを再送信する',
  'auth.code.resendIn': 'あと{seconds}秒で再送信できます',
} as const
