export { newestListed, putNewest, putRoom, removeRoom } from './direct/directLists.ts'
export { deliverWaiting } from './outbox/delivering.ts'
export { useOpenDirect } from './direct/useOpenDirect.ts'
