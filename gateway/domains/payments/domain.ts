import type { Domain } from '../../platform/domain.ts'
import { sandboxRelay } from './access.ts'
import { loadInstrument } from './instruments.ts'
import { loadRefund } from './accounts.ts'
import { invariants } from './invariants.ts'
import { paymentJobs } from './jobs.ts'
import { handleReturned } from './returned.ts'
import { loadPaymentAttempt } from './viewing.ts'
import { loadSaving } from './saving.ts'
import { handleWebhook } from './webhooks.ts'

export const domain: Domain = {
  nodes: {
    PaymentRefund: loadRefund,
    PaymentAttempt: loadPaymentAttempt,
    PaymentInstrument: loadInstrument,
    CardSaving: loadSaving,
  },
  jobs: paymentJobs,
  invariants,
  anywhere: [handleWebhook, handleReturned],
  relays: [sandboxRelay],
}
