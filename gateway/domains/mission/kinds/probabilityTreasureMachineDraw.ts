export { drawDays as daysOf } from '../../treasure-machine/service.ts'
