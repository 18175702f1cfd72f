export default {
  'onboarding.title': '新規登録',
  'onboarding.required': '必須',
  'onboarding.sending': '送信しています',
  'onboarding.saving': '保存しています',
  'onboarding.skip': 'あとで',
  'onboarding.close': '閉じる',

  'onboarding.terms.heading': 'はじめまして',
  'onboarding.terms.lead': '登録は数分で終わります。まずは、ご連絡先と生年月日を教えてください。',
  'onboarding.terms.method': '登録の方法',
  'onboarding.terms.byEmail': 'メール',
  'onboarding.terms.byPhone': '電話番号',
  'onboarding.contact.email': 'メールアドレス',
  'onboarding.contact.phone': '携帯電話の番号',
  'onboarding.contact.emailHint': '確認コードを送ります。ほかの\u2060方には表示されません。',
  'onboarding.contact.phoneHint': '確認コードをSMSで送ります。ほかの\u2060方には表示されません。',
  'onboarding.contact.emailMissing': 'メールアドレスを入力してください。',
  'onboarding.contact.phoneMissing': '携帯電話の番号を入力してください。',
  'onboarding.birthDate': '生年月日',
  'onboarding.birthDate.hint': 'ほかの\u2060方には表示されません。',
  'onboarding.birthDate.year': '年',
  'onboarding.birthDate.month': '月',
  'onboarding.birthDate.day': '日',
  'onboarding.birthDate.missing': '生年月日を入力してください。',
  'onboarding.terms.agree': '利用規約とプライバシーポリシーに同意する',
  'onboarding.terms.agreeMissing': 'お読みのうえ、同意する場合はチェックを入れてください。',
  'onboarding.terms.read': '利用規約を読む',
  'onboarding.privacy.read': 'プライバシーポリシーを読む',
  'onboarding.guardian.agree': '保護者の同意を得ています',
  'onboarding.guardian.hint':
    '保護者の方と一緒に、利用規約とプライバシーポリシーをお読みください。',
  'onboarding.terms.submit': '確認コードを送る',
  'onboarding.terms.haveAccount': 'アカウントをお持ちの\u2060方は',
  'onboarding.logIn': 'ログイン',
  'onboarding.legal.terms': '利用規約',
  'onboarding.legal.privacyPolicy': 'プライバシーポリシー',

  'onboarding.tooYoung.heading': 'また会える日を、お待ちしています',
  'onboarding.tooYoung.body':
    '13歳未満の方はご利用いただけません。入力された内容は保存していません。公開されているページは、このままご覧いただけます。',
  'onboarding.tooYoung.home': 'トップを見る',

  'onboarding.code.heading': 'コードを入力してください',
  'onboarding.code.lead': '{contact} に6桁の確認コードを送りました。',
  'onboarding.code.label': '確認コード',
  'onboarding.code.hint': '数分たっても届かないときは、迷惑メールのフォルダもご確認ください。',
  'onboarding.code.hintSms': '数分たっても届かないときは、番号をご確認ください。',
  'onboarding.code.submit': '確認する',
  'onboarding.code.checking': '確認しています',
  'onboarding.code.missing': '6桁のコードを入力してください。',
  'onboarding.code.resend': 'コードを再送信する',
  'onboarding.code.resendIn': 'あと{seconds}秒で再送信できます',
  'onboarding.code.changeContact': '宛先を変える',

  'onboarding.password.heading': 'パスワードを決めましょう',
  'onboarding.password.lead': '次からログインするときに使います。',
  'onboarding.password.label': 'パスワード',
  'onboarding.password.hint': '8文字以上。ほかのサービスと同じものは避けてください。',
  'onboarding.password.missing': 'パスワードを入力してください。',
  'onboarding.password.show': 'パスワードを表示',
  'onboarding.password.hide': 'パスワードを隠す',
  'onboarding.password.submit': '登録する',
  'onboarding.password.creating': '登録しています',

  'onboarding.profile.heading': 'なんとお呼びしましょう',
  'onboarding.profile.lead': 'チャットで、みなさんに表示される名前とアイコンです。',
  'onboarding.profile.submit': '次へ',

  'onboarding.referral.heading': '招待コードはありますか',
  'onboarding.referral.lead': 'お友だちから受け取ったコードがあれば、入力してください。',
  'onboarding.referral.label': '招待コード',
  'onboarding.referral.hint': '英数字8文字',
  'onboarding.referral.missing': '招待コードを入力するか、「あとで」を押してください。',
  'onboarding.referral.submit': '使う',

  'onboarding.sms.heading': '電話番号を登録しますか',
  'onboarding.sms.lead':
    '投票などに参加するときに必要です。いまは登録しなくても、チャットは楽しめます。',
  'onboarding.phone.send': 'コードを送る',
  'onboarding.phone.change': '番号を変える',

  'onboarding.login.title': 'ログイン',
  'onboarding.login.heading': 'おかえりなさい',
  'onboarding.login.known': '登録済みでした。ログインすると、続きからご利用いただけます。',
  'onboarding.login.renewal': '安全のため、もう\u2060一度ログインしてください。',
  'onboarding.login.method': 'ログインの方法',
  'onboarding.login.byEmail': 'メール',
  'onboarding.login.byPhone': '電話番号',
  'onboarding.login.submit': 'ログインする',
  'onboarding.login.busy': 'ログインしています',
  'onboarding.login.forgot': 'パスワードを忘れた方',
  'onboarding.login.noAccount': 'はじめての方は',
  'onboarding.login.signUp': '新規登録',

  'onboarding.done.heading': '登録できました',
  'onboarding.done.lead': 'つぎの画面へご案内します。',

  'onboarding.welcome.title': '推しを選ぶ',
  'onboarding.welcome.goOn': '先へ進む',
  'onboarding.welcome.none':
    '推しは、まだ選べません。選べるようになったら、ホームからいつでもどうぞ。',
  'onboarding.welcome.heading': 'ようこそ、{name}さん',
  'onboarding.welcome.lead': '推しを選ぶと、画面がその色に染まります。',
  'onboarding.welcome.choices': '推し',
  'onboarding.welcome.submit': '{name}を推す',
  'onboarding.welcome.submitNone': '推しを決める',
  'onboarding.welcome.missing': '推しをひとり選んでください。',
  'onboarding.welcome.skip': 'あとで決める',
  'errors.AgeRestrictionError':
    '13歳未満の方はご利用いただけません。入力された内容は保存していません。',
  'errors.AuthenticationCodeError.EXPIRED': 'コードの有効期限が切れました。再送信してください。',
  'errors.AuthenticationCodeError.INVALID':
    'コードが違います（残り{triesLeft}回）。もう\u2060一度ご確認ください。',
  'errors.AuthenticationCodeError.TOO_MANY_TRIES':
    'このコードは使えなくなりました。再送信すると、すぐに続けられます。',
  'errors.AuthorityAlreadyInvitedError': 'すでに招待を受けています。このまま次へお進みください。',
  'errors.AuthorityShouldBeLogInError': '登録済みです。ログインしてください。',
  'errors.AuthorityShouldBeSignUpError':
    'この番号のアカウントはまだありません。新規登録へお進みください。',
  'errors.BirthDateError.IN_THE_FUTURE': 'まだ来ていない日付です。生年月日をご確認ください。',
  'errors.BirthDateError.NOT_A_DATE': 'カレンダーにない日付です。生年月日をご確認ください。',
  'errors.BirthDateError.TOO_LONG_AGO': '生まれた年をご確認ください。',
  'errors.ContactError.NOT_AN_EMAIL': 'メールアドレスをご確認ください（例：name@example.com）。',
  'errors.ContactError.NOT_A_MOBILE_NUMBER':
    '携帯電話の番号を入力してください（例：090-1234-5678）。',
  'errors.GuardianConsentRequiredError':
    '保護者の方の同意が必要です。同意を得てから、チェックを入れてください。',
  'errors.InviteCodeAlreadyUsedError':
    'この招待コードは使用済みです。別のコードを入力するか、スキップしてください。',
  'errors.InviteCodeInvalidError': '招待コードは英数字8文字です。もう\u2060一度ご確認ください。',
  'errors.InviteCodeNotFoundError': 'この招待コードは見つかりません。つづりをご確認ください。',
  'errors.SendSmsCodeError.BUDGET':
    '今日お送りできるSMSが終わりました。メールをお使いいただくか、明日もう\u2060一度お試しください。',
  'errors.SendSmsCodeError.LIMIT':
    'SMSを続けて送れる回数に達しました。{retryAt}、もう\u2060一度送れます。',
  'errors.SendSmsCodeError.NOT_A_MOBILE_NUMBER':
    'SMSを送れませんでした。携帯電話の番号をご確認ください。',
  'errors.SendSmsCodeError.UNDELIVERABLE':
    'SMSが届きませんでした。番号をご確認いただくか、メールをお使いください。',
  'errors.SignUpStepError.NOT_BEGUN':
    '登録の手続きが見つかりませんでした。はじめからお願いします。',
  'errors.SignUpStepError.NOT_YET': '先に済ませる手順があります。前の画面からお進みください。',
  'errors.TermsOutdatedError': '規約が新しくなりました。再読み込みして、内容をご確認ください。',
  'errors.VerifySmsCodeError.EXPIRED': 'コードの有効期限が切れました。再送信してください。',
  'errors.VerifySmsCodeError.INVALID':
    'コードが違います（残り{triesLeft}回）。もう\u2060一度ご確認ください。',
  'errors.VerifySmsCodeError.NUMBER_TAKEN':
    'この番号は別のアカウントで使われています。別の番号を入力してください。',
  'errors.VerifySmsCodeError.TOO_MANY_TRIES':
    'このコードは使えなくなりました。再送信すると、すぐに続けられます。',
} as const
