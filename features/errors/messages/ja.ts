export default {
  'errors.AuthorityAlreadyInvitedError': 'すでに招待を受けています。招待は、おひとり一度です。',
  'errors.InviteCodeAlreadyUsedError':
    'この招待コードは、招待できる人数に達しています。別のコードがあれば、お試しください。',
  'errors.InviteCodeInvalidError': '招待コードは英数字8文字です。もう\u2060一度ご確認ください。',
  'errors.InviteCodeNotFoundError': 'この招待コードは見つかりません。つづりをご確認ください。',
  'errors.InvalidSaveScoreError.INVALID': 'スコアを確認できず、記録されませんでした。',
  'errors.InvalidSaveScoreError.INCOMPLETE':
    'まだ途中なので、スコアは記録されていません。続きから遊べます。',
  'errors.InvalidSaveScoreError.TOO_FAST':
    '時間の記録が合わず、スコアを確認できませんでした。記録されていません。',
  'errors.InvalidSaveScoreError.EXPIRED': '制限時間を過ぎたため、スコアは記録されませんでした。',
  'errors.InvalidSaveScoreError.CHANGED':
    '遊んでいるあいだにルールが新しくなりました。挑戦はお返ししたので、もう一度遊べます。',
  'errors.CoinShortageError':
    'コインが{missing, number}枚足りません。コインはまだ使われていません。',
  'errors.CoinSplitError':
    '使われるコインの内訳が変わりました（無償{free, number}＋有償{paid, number}）。ご確認ください。コインはまだ使われていません。',
  'errors.CoinsFrozenError':
    'お支払いの取り消しがあったため、コインのご利用を止めています。コインは減っていません。',
  'errors.code.EMPTY': '入力してください。',
  'errors.code.TOO_LONG': '{maxLength}文字までで入力してください。',
  'errors.code.UNREADABLE': '表示できない文字が入っています。別の文字にしてください。',
  'errors.chunkLoad': '表示できませんでした。再読み込みしてください。',
  'errors.loading': '読みこんでいます',
  'errors.more.load': 'もっと見る',
  'errors.more.loading': '続きを読みこんでいます',
  'errors.network.busy':
    'ただいまつながりにくくなっています。少し待ってから、もう\u2060一度お試しください。',
  'errors.network.offline': '通信できません。接続をご確認ください。',
  'errors.LotteryErrorResponse.ALREADY_ENTERED':
    '本日は応募済みです。次は{retryAt}応募できます。チケットは減っていません。',
  'errors.LotteryErrorResponse.ENDED': '受付は終了しました。コイン・チケットは減っていません。',
  'errors.LotteryErrorResponse.LIMIT':
    'チケットでの応募は、ひとつの抽選につき10回までです。チケットは減っていません。',
  'errors.LotteryErrorResponse.NOT_STARTED':
    '受付はまだ始まっていません。{retryAt}始まります。コイン・チケットは減っていません。',
  'errors.LotteryErrorResponse.PURCHASE_NEEDED':
    'この抽選には、対象の商品をご購入いただくと応募できます。チケットは減っていません。',
  'errors.LotteryErrorResponse.STOCK_EMPTY':
    '景品がなくなったため受付を終了しました。コイン・チケットは減っていません。',
  'errors.LotteryErrorResponse.TICKETS_SHORT':
    '使えるチケットがありません。コイン・チケットは減っていません。',
  'errors.LotteryMaintenanceErrorResponse':
    'ただいま抽選はメンテナンス中です。{retryAt}再開する予定です。コイン・チケットは減っていません。',
  'errors.DisplayNameError.EMPTY': '名前を入力してください。',
  'errors.DisplayNameError.TOO_LONG': '名前は{maxLength}文字までです。少し短くしてください。',
  'errors.DisplayNameError.UNREADABLE': '表示できない文字が入っています。別の文字にしてください。',
  'errors.UploadNotFoundError': '画像を受け取れませんでした。もう\u2060一度選んでください。',
  'errors.AuthenticationCodeError.EXPIRED': 'コードの有効期限が切れました。再送信してください。',
  'errors.AuthenticationCodeError.INVALID':
    'コードが違います（残り{triesLeft}回）。もう\u2060一度ご確認ください。',
  'errors.AuthenticationCodeError.TOO_MANY_TRIES':
    'このコードは使えなくなりました。再送信すると、すぐに続けられます。',
  'errors.ContactError.NOT_AN_EMAIL': 'メールアドレスをご確認ください（例：name@example.com）。',
  'errors.ContactError.NOT_A_MOBILE_NUMBER':
    '携帯電話の番号を入力してください（例：090-1234-5678）。',
  'errors.SendSmsCodeError.BUDGET':
    '今日お送りできるSMSが終わりました。メールをお使いいただくか、明日もう\u2060一度お試しください。',
  'errors.SendSmsCodeError.LIMIT':
    'SMSを続けて送れる回数に達しました。{retryAt}、もう\u2060一度送れます。',
  'errors.SendSmsCodeError.NOT_A_MOBILE_NUMBER':
    'SMSを送れませんでした。携帯電話の番号をご確認ください。',
  'errors.SendSmsCodeError.UNDELIVERABLE':
    'SMSが届きませんでした。番号をご確認いただくか、メールをお使いください。',
  'errors.IdempotencyKeyReusedError': '前の送信と重なりました。もう\u2060一度送信してください。',
  'errors.NotFoundError': '見つかりませんでした。削除されたか、ご覧になれない状態です。',
  'errors.NotJoinedError': 'コミュニティに参加すると、ご利用いただけます。',
  'errors.outdated': '新しいバージョンがあります。再読み込みして続けてください。',
  'errors.PasswordError.COMMON': '推測されやすいパスワードです。別の言葉を組み合わせてください。',
  'errors.PasswordError.TOO_LONG': 'パスワードは256文字までにしてください。',
  'errors.PasswordError.TOO_SHORT': 'パスワードは{minLength}文字以上にしてください。',
  'errors.RateLimitedError':
    '短い間に操作が続きました。{retryAt}、もう\u2060一度お試しいただけます。',
  'errors.form.sending': '送信しています',
  'errors.RequiresRecentLoginError': '安全のため、もう\u2060一度ログインしてください。',
  'errors.summary': '{count}か所をご確認ください。',
  'errors.TextModerationError':
    '使用できない表現が含まれています：「{word}」。別の言い方にしてください。',
  'errors.UnauthenticatedError': 'ログインが必要です。ログインして続けてください。',
  'errors.unknown': 'うまくいきませんでした。少し待ってから、もう\u2060一度お試しください。',
  'errors.wait.later': 'しばらくしてから',
  'errors.wait.minutes': '{count}分後に',
  'errors.wait.seconds': '{count}秒後に',
  'errors.wait.until': '{instant}から',
  'errors.wayOut.logIn': 'ログインする',
  'errors.wayOut.reload': '再読み込みする',
  'errors.wayOut.retry': 'もう一度ためす',
  'errors.wayOut.signUp': '新規登録する',
  'errors.TextMentionError.LIMIT':
    '一度にメンションできるのは{most, number}人までです。減らしてから、もう一度お試しください。',
  'errors.TextMentionError.NOT_MENTIONABLE':
    'いまメンションできない人がふくまれています。書き直すと、その人の名前はふつうの文字になります。',
} as const
