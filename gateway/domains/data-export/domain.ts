import type { Domain } from '../../platform/domain.ts'
import { answerExport } from './http.ts'
import { loadExport } from './service.ts'

/** Its jobs are in `services.ts`: they need what all domains judged. */
export const domain: Domain = { nodes: { DataExport: loadExport }, answers: [answerExport] }
