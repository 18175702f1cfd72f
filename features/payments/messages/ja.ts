export default {
  'errors.PaymentInstrumentError.AUTH_FAILED':
    '本人認証が完了しませんでした。カードは登録されていません。もう\u2060一度お試しください。',
  'errors.PaymentInstrumentError.CANCELED':
    'カードの登録を中止しました。登録するには、もう\u2060一度お進みください。',
  'errors.PaymentInstrumentError.DECLINED':
    'カード会社で承認されませんでした。別のカードをお試しください。',
  'errors.PaymentInstrumentError.EXPIRED':
    'カードの有効期限が切れています。有効期限をご確認ください。',
  'errors.PaymentInstrumentError.INVALID': 'カード番号・有効期限をご確認ください。',
  'errors.PaymentInstrumentError.IN_USE': '定期購入で使用中のため削除できません。',
  'errors.PaymentInstrumentError.LIMIT': '登録は{most, number}枚までです。',
  'errors.PaymentInstrumentError.UNKNOWN':
    'カードを登録できたか、まだ確認できていません。お支払いは発生しません。少し待ってから、もう一度お試しください。',
  'errors.PaymentErrorResponse.UNKNOWN':
    'お支払いの結果を確認中です。二重に支払わず、そのままお待ちください。',
  'payments.card.title': 'カードで支払う',
  'payments.challenge.note':
    'カード会社の画面で、ご本人であることを確認してください。終わるまで、このページを開いたままにしてください。',
  'payments.challenge.title': '本人認証',
  'payments.copied': 'コピーしました。',
  'payments.copy': '{what, select, code {払込番号} other {確認番号}}をコピー',
  'payments.copy.failed': 'コピーできませんでした。下の文字を選んでコピーしてください。',
  'payments.konbini.code': '払込番号',
  'payments.konbini.confirmation': '確認番号',
  'payments.konbini.expires': '期限を過ぎると、ご注文は自動で取り消されます。請求はありません。',
  'payments.konbini.machine.FAMILYMART':
    '店内のマルチコピー機で「代金支払い」から「番号入力」を選びます。',
  'payments.konbini.machine.LAWSON': '店内のLoppiで「各種番号をお持ちの方」を選びます。',
  'payments.konbini.machine.MINISTOP': '店内のLoppiで「各種番号をお持ちの方」を選びます。',
  'payments.konbini.machine.SEICOMART':
    '店内のクラブステーションで「インターネット受付」を選びます。',
  'payments.konbini.payBy': '{instant}までにお支払いください',
  'payments.konbini.store': 'お店を選ぶ',
  'payments.konbini.store.FAMILYMART': 'ファミリーマート',
  'payments.konbini.store.LAWSON': 'ローソン',
  'payments.konbini.store.MINISTOP': 'ミニストップ',
  'payments.konbini.store.SEICOMART': 'セイコーマート',
  'payments.konbini.till':
    '出てきた申込券を、30分以内にレジへお持ちください。お支払いが済むと、このページに表示されます。',
  'payments.konbini.title': 'コンビニで{amount, number}円を支払う',
  'payments.konbini.type': '払込番号と確認番号を入力します。',
  'payments.konbini.typeCode': '払込番号を入力します。',
  'payments.settled': 'お支払いの結果を受け取りました。まもなく次の画面に進みます。',
  'payments.slow':
    'お支払いの反映に時間がかかっています。このページを閉じても、お支払いは失われません。',
  'payments.slow.look': 'もう一度確認する',
  'payments.waiting': 'お支払いを確認しています。このままお待ちください。',
  'payments.wallet.note':
    '別の画面でお支払いください。終わると、このページに戻ります。二重に支払われることはありません。',
  'payments.wallet.open': 'PayPayで支払う',
  'payments.konbini.slip': '払込票を新しいタブで見る',
  'payments.add': 'カードを登録する',
  'payments.add.done': 'カードを登録しました。',
  'payments.add.leave': 'あとで登録する',
  'payments.add.note':
    'カード番号は決済代行会社だけが受け取り、Ouenには届きません。登録のときに請求はありません。',
  'payments.add.title': 'カードの登録',
  'payments.brand.AMEX': 'American Express',
  'payments.brand.DINERS': 'Diners Club',
  'payments.brand.DISCOVER': 'Discover',
  'payments.brand.JCB': 'JCB',
  'payments.brand.MASTERCARD': 'Mastercard',
  'payments.brand.OTHER': 'カード',
  'payments.brand.UNIONPAY': '銀聯',
  'payments.brand.VISA': 'Visa',
  'payments.busy': '送信しています',
  'payments.cards.back': '設定へ戻る',
  'payments.cards.empty':
    '登録したカードはまだありません。登録しておくと、お買い物のたびにカード番号を入力せずに済みます。',
  'payments.cards.full':
    '登録は{most, number}枚までです。別のカードを登録するには、使わないカードを削除してください。',
  'payments.cards.title': 'お支払い方法',
  'payments.delete': '削除',
  'payments.delete.body': '{name}の登録を削除します。これまでのお買い物には影響しません。',
  'payments.delete.close': '閉じる',
  'payments.delete.done': '{name}を削除しました。',
  'payments.delete.keep': '残す',
  'payments.delete.submit': '削除する',
  'payments.delete.title': 'カードを削除しますか',
  'payments.guest.body': 'ログインすると、カードの登録と削除ができます。',
  'payments.guest.title': 'カードはファンごとのものです',
  'payments.mark.AMEX': 'AMEX',
  'payments.mark.DINERS': 'Diners',
  'payments.mark.DISCOVER': 'DISC',
  'payments.mark.JCB': 'JCB',
  'payments.mark.MASTERCARD': 'MC',
  'payments.mark.OTHER': 'CARD',
  'payments.mark.UNIONPAY': '銀聯',
  'payments.mark.VISA': 'VISA',
  'payments.saved.expired': '有効期限が切れています（{expiry}）',
  'payments.saved.expiry': '有効期限 {expiry}',
  'payments.saved.label': '登録したカード',
  'payments.saved.name': '{brand} •••• {last4}',
  'payments.saving': '登録を確認しています。このままお待ちください。',
  'payments.saving.slow':
    'カード会社の確認に時間がかかっています。このページを閉じても、登録できたカードは「お支払い方法」に並びます。',
  'payments.failure.DECLINED':
    'カード会社で承認されませんでした。請求はありません。別のカードかお支払い方法をお試しください。',
  'payments.failure.AUTH_FAILED':
    '本人認証が完了しませんでした。請求はありません。もう\u2060一度お試しください。',
  'payments.failure.LIMIT':
    'ご利用限度額を超えています。請求はありません。別の方法をお選びください。',
  'payments.failure.CANCELED': 'お支払いを中止しました。請求はありません。',
  'payments.failure.EXPIRED':
    'お支払いの期限が過ぎました。請求はありません。もう\u2060一度お進みください。',
  'payments.failure.REFUSED':
    'この方法ではお支払いいただけませんでした。請求はありません。別の方法をお選びください。',
} as const
