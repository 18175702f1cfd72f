import type { Domain } from '../../platform/domain.ts'
import { answerCalendar } from './http.ts'
import { invariants } from './invariants.ts'
import { reminderJobs } from './reminding.ts'
import { loadSchedule } from './service.ts'

export const domain: Domain = {
  nodes: { OfficialSchedule: loadSchedule },
  answers: [answerCalendar],
  invariants,
  jobs: reminderJobs,
}
