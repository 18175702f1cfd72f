import { eventDays } from '../events.ts'

export const daysOf = eventDays('TALK_TO_AVATAR')
