import { eventDays } from '../events.ts'

export const daysOf = eventDays('PUSH_NOTIFICATION')
