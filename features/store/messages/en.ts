export default {
  'errors.BasketFullError': 'Your cart holds up to {most} different items.',
  'errors.StoreItemError.LIMIT': 'Limit {most} per person.',
  'errors.StoreItemError.OUT_OF_STOCK':
    '{most, plural, =0 {Sorry, this item just sold out.} other {Sorry, only {most} left.}}',
  'errors.StoreItemError.PERIOD': 'Not on sale now.',
} as const
