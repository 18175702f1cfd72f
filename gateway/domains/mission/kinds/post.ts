export { postDays as daysOf } from '../../post/service.ts'
