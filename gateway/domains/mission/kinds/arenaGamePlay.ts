import { eventDays } from '../events.ts'

export const daysOf = eventDays('ARENA_GAME_PLAY')
