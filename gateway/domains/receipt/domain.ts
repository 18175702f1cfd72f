import type { Domain } from '../../platform/domain.ts'
import { answerPrint } from './http.ts'
import { loadReceipt } from './service.ts'

export const domain: Domain = { nodes: { Receipt: loadReceipt }, answers: [answerPrint] }
