export { playedDays as daysOf } from '../../buzz-casual-game/service.ts'
