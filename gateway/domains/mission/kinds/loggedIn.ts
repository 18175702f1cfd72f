export { stampedDays as daysOf } from '../../check-in/service.ts'
