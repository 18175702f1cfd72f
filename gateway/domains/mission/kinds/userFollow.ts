export { followDays as daysOf } from '../../follow/service.ts'
