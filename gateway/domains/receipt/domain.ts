import type { Domain } from '../../platform/domain.ts'
import { answerPrint } from './http.ts'
import { invariants } from './invariants.ts'
import { loadReceipt } from './service.ts'

export const domain: Domain = {
  nodes: { Receipt: loadReceipt },
  answers: [answerPrint],
  invariants,
}
