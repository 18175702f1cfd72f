import type ja from './ja.ts'

export default {
  'errors.PaymentUnavailableError': 'We’re checking your payment. Please don’t pay again.',
} as const satisfies Record<keyof typeof ja, string>
