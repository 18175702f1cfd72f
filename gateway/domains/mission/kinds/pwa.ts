import { eventDays } from '../events.ts'

export const daysOf = eventDays('PWA')
