export { newNftDays as daysOf } from '../../collection/service.ts'
