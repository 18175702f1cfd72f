export { broughtDays as daysOf } from '../../referral/service.ts'
