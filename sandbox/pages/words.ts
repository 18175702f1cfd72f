import type { Language } from './html.ts'

const ja = {
  sandbox: 'お試し用のページです。実際の請求はありません。',
  card: 'カード情報',
  number: 'カード番号',
  expiry: '有効期限（月/年）',
  cvc: 'セキュリティコード',
  pay: '{sum}を支払う',
  save: 'カードを登録する',
  saveForNext: '次回のためにカードを登録する',
  faultNumber: 'カード番号をご確認ください。',
  faultExpiry: '有効期限をご確認ください。',
  faultCvc: 'セキュリティコードをご確認ください。',
  testCards:
    'お試しのカード：4242 4242 4242 4242（本人認証あり 4000 0027 6000 3184、承認なし 4000 0000 0000 0002）',
  bank: 'おためし銀行 本人認証',
  bankAsks: 'カード（下4桁 {last4}）のお支払いです。ご本人であることを確認します。',
  bankAsksToSave: 'カード（下4桁 {last4}）の登録です。ご本人であることを確認します。',
  approve: '認証する',
  fail: '認証に失敗する',
  giveUp: 'やめる',
  wallet: 'おためしPay',
  walletAsks: 'Ouenへのお支払いです。残高から支払います。',
  slip: 'コンビニ払込票',
  till: 'レジでお支払い',
  tillPay: '現金 {sum}を支払う',
  payBy: 'お支払い期限',
  code: '払込番号',
  confirmation: '確認番号',
  paid: 'お支払いが完了しました。',
  over: 'このお支払いは受け付けられません（支払い済み、期限切れ、または取消済み）。',
  gone: 'このお支払いは終わっています。',
  back: 'もどる',
}
const en: typeof ja = {
  sandbox: 'This page is for trying things out. Nothing is really charged.',
  card: 'Card details',
  number: 'Card number',
  expiry: 'Expiry (MM/YY)',
  cvc: 'Security code',
  pay: 'Pay {sum}',
  save: 'Save card',
  saveForNext: 'Save this card for next time',
  faultNumber: 'Check the card number.',
  faultExpiry: 'Check the expiry date.',
  faultCvc: 'Check the security code.',
  testCards:
    'To try: 4242 4242 4242 4242 (with verification 4000 0027 6000 3184, declined 4000 0000 0000 0002)',
  bank: 'Trial Bank verification',
  bankAsks: 'A payment by your card ending in {last4}. Please confirm that it is you.',
  bankAsksToSave: 'Your card ending in {last4} is being saved. Please confirm that it is you.',
  approve: 'Confirm',
  fail: 'Fail verification',
  giveUp: 'Give up',
  wallet: 'Trial Pay',
  walletAsks: 'A payment to Ouen, from your balance.',
  slip: 'Convenience store slip',
  till: 'Pay at the till',
  tillPay: 'Pay {sum} in cash',
  payBy: 'Pay by',
  code: 'Payment code',
  confirmation: 'Confirmation number',
  paid: 'Paid.',
  over: 'This can’t be paid: it is paid, expired or cancelled.',
  gone: 'This payment is over.',
  back: 'Go back',
}

/** The words of the sandbox's pages, in one language. */
export function wordsOf(language: Language) {
  const words = language === 'ja' ? ja : en
  return (key: keyof typeof ja, values: Record<string, string> = {}) =>
    words[key].replace(
      /\{(\w+)\}/g,
      (_, name: string) => new Map(Object.entries(values)).get(name) ?? '',
    )
}

export function yen(amount: number, language: Language): string {
  return language === 'ja' ? `${amount.toLocaleString('ja')}円` : `¥${amount.toLocaleString('en')}`
}

/** Every character beyond Latin that the pages say: what their font has to hold. */
export function charactersOfWords(): string {
  const said = Object.values(ja).join('') + yen(0, 'ja')
  return [...new Set(said)].filter((character) => character > '\u02ff').join('')
}
