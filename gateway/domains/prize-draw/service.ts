/** What others need of prize draws, inside their own transactions: entries come with an order, and go with it. */
export { enterByOrder } from './entering.ts'
export { withdrawEntries } from './store.ts'
