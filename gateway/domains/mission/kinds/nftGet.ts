export { pieceDays as daysOf } from '../../collection/service.ts'
