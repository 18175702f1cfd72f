export { commentDays as daysOf } from '../../comment/service.ts'
