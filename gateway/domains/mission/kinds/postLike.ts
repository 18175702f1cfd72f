export { lightDays as daysOf } from '../../post/service.ts'
