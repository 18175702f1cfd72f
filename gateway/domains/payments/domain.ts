import type { Domain } from '../../platform/domain.ts'
import { paymentJobs } from './jobs.ts'
import { loadPaymentAttempt } from './viewing.ts'
import { handleWebhook } from './webhooks.ts'

export const domain: Domain = {
  nodes: { PaymentAttempt: loadPaymentAttempt },
  jobs: paymentJobs,
  anywhere: [handleWebhook],
}
