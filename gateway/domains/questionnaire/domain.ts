import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'
import { loadQuestionnaire } from './reading.ts'

export const domain: Domain = { nodes: { Questionnaire: loadQuestionnaire }, invariants }
