export default {
  'errors.CheckoutItemError.LIMIT':
    '「{itemName}」はお一人様の上限に達しています（あと{left, number}点）。お支払いはまだです。',
  'errors.CheckoutItemError.OUT_OF_STOCK':
    '申し訳ありません、「{itemName}」の在庫がなくなりました（のこり{left, number}点）。お支払いはまだです。',
  'errors.CheckoutItemError.PERIOD': '「{itemName}」は販売期間外です。お支払いはまだです。',
  'errors.CheckoutMethodError.CURRENCY':
    'この商品には使えないお支払い方法です。別の方法をお選びください。',
  'errors.CheckoutMethodError.LIMIT':
    'コンビニ払いは、いまご利用いただけません。お支払い待ちの番号が多いか、期限切れが続いています。別の方法をお選びください。お支払いはまだです。',
  'errors.CheckoutSessionError.COMPLETED': 'この注文は完了しています。',
  'errors.CheckoutSessionError.EXPIRED':
    'お手続きの時間が過ぎました。カートから再度お進みください。お支払いは発生していません。',
  'errors.CheckoutSessionError.MOVED_ON':
    '別の画面でお手続きが進んでいます。最新の内容をご確認ください。',
  'errors.CoinShortageError':
    'コインが{missing, number}枚足りません。コインはまだ使われていません。',
  'errors.CoinSplitError':
    '使われるコインの内訳が変わりました（無償{free, number}＋有償{paid, number}）。ご確認ください。コインはまだ使われていません。',
  'errors.CoinsFrozenError':
    'お支払いの取り消しがあったため、コインのご利用を止めています。コインは減っていません。',
  'errors.EmptyBasketError': 'カートに商品がありません。',
  'errors.KonbiniPayerError.EMPTY': 'コンビニでのお支払いに必要です。入力してください。',
  'errors.KonbiniPayerError.INVALID': '形式をご確認ください。',
  'errors.KonbiniPayerError.TOO_LONG': 'お名前は20文字までで入力してください。',
  'errors.PriceChangedError.CONTENTS_CHANGED':
    '商品の内容が変わりました。価格は同じです。ご確認ください。お支払いはまだです。',
  'errors.PriceChangedError.PRICE_CHANGED':
    '{currency, select, COINS {価格が変わりました（{told, number}コイン→{now, number}コイン）。ご確認ください。コインはまだ使われていません。} other {価格が変わりました（¥{told, number}→¥{now, number}）。ご確認ください。お支払いはまだです。}}',
  'errors.PurchaseLimitError.BALANCE':
    '有償コインをお持ちいただけるのは{most, number}枚までです（あと{left, number}枚）。お支払いはまだです。',
  'errors.PurchaseLimitError.MINOR_LIMIT':
    '今月のご利用上限（¥{most, number}）を超えます（あと¥{left, number}）。{retryAt}、再度ご利用いただけます。お支払いはまだです。',
} as const
