export default {
  'errors.BasketFullError': 'カートに入れられるのは{most}種類までです。',
  'errors.StoreItemError.LIMIT': 'お一人様{most}点までです。',
  'errors.StoreItemError.OUT_OF_STOCK':
    '{most, plural, =0 {申し訳ありません、在庫がなくなりました。} other {申し訳ありません、在庫は残り{most}点です。}}',
  'errors.StoreItemError.PERIOD': 'いまは販売期間外です。',
} as const
