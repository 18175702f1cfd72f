import type { Domain } from '../../platform/domain.ts'
import { sandboxRelay } from './access.ts'
import { loadInstrument } from './instruments.ts'
import { invariants } from './invariants.ts'
import { paymentJobs } from './jobs.ts'
import { handleReturned } from './returned.ts'
import { loadPaymentAttempt } from './viewing.ts'
import { handleWebhook } from './webhooks.ts'

export const domain: Domain = {
  nodes: { PaymentAttempt: loadPaymentAttempt, PaymentInstrument: loadInstrument },
  jobs: paymentJobs,
  invariants,
  anywhere: [handleWebhook, handleReturned],
  relays: [sandboxRelay],
}
