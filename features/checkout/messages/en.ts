export default {
  'errors.CheckoutItemError.LIMIT':
    'You’ve reached the limit per person for “{itemName}” ({left, number} left for you). You were not charged.',
  'errors.CheckoutItemError.OUT_OF_STOCK':
    'Sorry, “{itemName}” just sold out ({left, number} left). You were not charged.',
  'errors.CheckoutItemError.PERIOD': '“{itemName}” is not on sale now. You were not charged.',
  'errors.CheckoutMethodError.CURRENCY':
    'These items can’t be paid this way. Please choose another.',
  'errors.CheckoutMethodError.LIMIT':
    'You can’t pay at a convenience store for now: too many of your numbers are open, or have lapsed. Please choose another way. You were not charged.',
  'errors.CheckoutSessionError.COMPLETED': 'This order is already complete.',
  'errors.CheckoutSessionError.EXPIRED':
    'Your checkout timed out. Please start again from your cart. You were not charged.',
  'errors.CheckoutSessionError.MOVED_ON':
    'This checkout went on in another window. Please check where it stands.',
  'errors.CoinShortageError': 'You need {missing, number} more coins. None were spent.',
  'errors.CoinSplitError':
    'Other coins would be used by now ({free, number} free + {paid, number} paid). Please check. None were spent.',
  'errors.CoinsFrozenError':
    'A payment was taken back, so your coins are on hold. None were spent.',
  'errors.EmptyBasketError': 'Your cart is empty.',
  'errors.KonbiniPayerError.EMPTY': 'The store needs this. Please fill it in.',
  'errors.KonbiniPayerError.INVALID': 'Please check how this is written.',
  'errors.KonbiniPayerError.TOO_LONG': 'A name may have up to 20 characters.',
  'errors.PriceChangedError.CONTENTS_CHANGED':
    'An item changed; the price is the same. Please check. You were not charged.',
  'errors.PriceChangedError.PRICE_CHANGED':
    '{currency, select, COINS {The price changed from {told, number} to {now, number} coins. Please check. None were spent.} other {The price changed from ¥{told, number} to ¥{now, number}. Please check. You were not charged.}}',
  'errors.PurchaseLimitError.BALANCE':
    'You can have up to {most, number} paid coins ({left, number} more). You were not charged.',
  'errors.PurchaseLimitError.MINOR_LIMIT':
    'This exceeds your monthly limit (¥{most, number}; ¥{left, number} left). You can pay again {retryAt}. You were not charged.',
} as const
