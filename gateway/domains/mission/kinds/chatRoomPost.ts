export { messageDays as daysOf } from '../../chat/service.ts'
