export { deliverWaiting } from './outbox/delivering.ts'
