import type ja from './ja.ts'

export default {
  'errors.PaymentInstrumentError.AUTH_FAILED':
    'Card verification wasn’t completed, and the card is not saved. Please try again.',
  'errors.PaymentInstrumentError.CANCELED':
    'The card was not saved. To save it, please begin again.',
  'errors.PaymentInstrumentError.DECLINED': 'Your card was declined. Please try another card.',
  'errors.PaymentInstrumentError.EXPIRED': 'This card has expired. Please check the expiry date.',
  'errors.PaymentInstrumentError.INVALID': 'Check your card number and expiry date.',
  'errors.PaymentInstrumentError.IN_USE': 'This card pays for a subscription.',
  'errors.PaymentInstrumentError.LIMIT': 'You can save up to {most, number} cards.',
  'errors.PaymentInstrumentError.UNKNOWN':
    'We can’t tell yet whether the card is saved. You won’t be charged. Please try again in a moment.',
  'errors.PaymentErrorResponse.UNKNOWN': 'We’re checking your payment. Please don’t pay again.',
  'payments.card.title': 'Pay by card',
  'payments.challenge.note':
    'Please confirm on your card company’s page that it is you, and keep this page open until then.',
  'payments.challenge.title': 'Card verification',
  'payments.copied': 'Copied.',
  'payments.copy': 'Copy {what, select, code {code} other {number}}',
  'payments.copy.failed': 'That couldn’t be copied. Select the text below to copy it.',
  'payments.konbini.code': 'Payment code',
  'payments.konbini.confirmation': 'Confirmation number',
  'payments.konbini.expires': 'After that your order is cancelled by itself. You won’t be charged.',
  'payments.konbini.machine.FAMILYMART':
    'At the multi-copier in the store, choose 代金支払い, then 番号入力.',
  'payments.konbini.machine.LAWSON':
    'At the Loppi machine in the store, choose 各種番号をお持ちの方.',
  'payments.konbini.machine.MINISTOP':
    'At the Loppi machine in the store, choose 各種番号をお持ちの方.',
  'payments.konbini.machine.SEICOMART':
    'At the Club Station in the store, choose インターネット受付.',
  'payments.konbini.payBy': 'Please pay by {instant}',
  'payments.konbini.store': 'Choose a store',
  'payments.konbini.store.FAMILYMART': 'FamilyMart',
  'payments.konbini.store.LAWSON': 'Lawson',
  'payments.konbini.store.MINISTOP': 'Ministop',
  'payments.konbini.store.SEICOMART': 'Seicomart',
  'payments.konbini.till':
    'Take the slip that comes out to the till within 30 minutes. Once you have paid, this page says so.',
  'payments.konbini.title': 'Pay ¥{amount, number} at a convenience store',
  'payments.konbini.type': 'Type in the payment code and the confirmation number.',
  'payments.konbini.typeCode': 'Type in the payment code.',
  'payments.settled': 'We have the result of your payment. One moment.',
  'payments.slow':
    'Your payment is taking a while to show. You can close this page; nothing is lost.',
  'payments.slow.look': 'Check again',
  'payments.waiting': 'We’re checking your payment. Please wait here.',
  'payments.wallet.note':
    'You pay on another page, and come back to this one when you’re done. You can’t be charged twice.',
  'payments.wallet.open': 'Pay with PayPay',
  'payments.konbini.slip': 'See the slip in a new tab',
  'payments.add': 'Save a card',
  'payments.add.done': 'The card is saved.',
  'payments.add.leave': 'Save it later',
  'payments.add.note':
    'Only the payment provider receives your card number; Ouen never does. Saving a card costs nothing.',
  'payments.add.title': 'Save a card',
  'payments.brand.AMEX': 'American Express',
  'payments.brand.DINERS': 'Diners Club',
  'payments.brand.DISCOVER': 'Discover',
  'payments.brand.JCB': 'JCB',
  'payments.brand.MASTERCARD': 'Mastercard',
  'payments.brand.OTHER': 'Card',
  'payments.brand.UNIONPAY': 'UnionPay',
  'payments.brand.VISA': 'Visa',
  'payments.busy': 'Sending',
  'payments.cards.back': 'Back to settings',
  'payments.cards.empty':
    'No card is saved yet. With a saved card you need not type its number each time you buy.',
  'payments.cards.full':
    'You can save up to {most, number} cards. To save another, delete one that you don’t use.',
  'payments.cards.title': 'Payment methods',
  'payments.delete': 'Delete',
  'payments.delete.body': '{name} will be deleted. What you have bought stays as it is.',
  'payments.delete.close': 'Close',
  'payments.delete.done': '{name} is deleted.',
  'payments.delete.keep': 'Keep it',
  'payments.delete.submit': 'Delete',
  'payments.delete.title': 'Delete this card?',
  'payments.guest.body': 'Log in to save and delete cards.',
  'payments.guest.title': 'Cards are each fan’s own',
  'payments.mark.AMEX': 'AMEX',
  'payments.mark.DINERS': 'Diners',
  'payments.mark.DISCOVER': 'DISC',
  'payments.mark.JCB': 'JCB',
  'payments.mark.MASTERCARD': 'MC',
  'payments.mark.OTHER': 'CARD',
  'payments.mark.UNIONPAY': 'UP',
  'payments.mark.VISA': 'VISA',
  'payments.saved.expired': 'Expired ({expiry})',
  'payments.saved.expiry': 'Expires {expiry}',
  'payments.saved.label': 'Saved cards',
  'payments.saved.name': '{brand} •••• {last4}',
  'payments.saving': 'Checking the card. Please stay on this page.',
  'payments.saving.slow':
    'Your card company is taking a while. You can close this page; once it is saved, the card stands among your payment methods.',
  'payments.failure.DECLINED':
    'Your card was declined and you were not charged. Try another card or method.',
  'payments.failure.AUTH_FAILED':
    'Card verification wasn’t completed and you were not charged. Please try again.',
  'payments.failure.LIMIT':
    'This exceeds your payment limit. You were not charged. Choose another method.',
  'payments.failure.CANCELED': 'Payment cancelled. You were not charged.',
  'payments.failure.EXPIRED': 'The time to pay is over. You were not charged. Please start again.',
  'payments.failure.REFUSED':
    'This method could not be used. You were not charged. Choose another one.',
} as const satisfies Record<keyof typeof ja, string>
