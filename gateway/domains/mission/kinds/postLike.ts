export { lightDays as daysOf } from '../../penlight/service.ts'
