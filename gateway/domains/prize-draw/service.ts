/** What others need of prize draws, inside their own transactions: entries come with an order, and go with it. */
export { enterByOrder } from './entering.ts'
export { countEntries, findPlaces, findPrizesOf, withdrawEntries } from './store.ts'
export { findAllDraws, findDrawNamed } from './desk.ts'
export { loadPrizeDraw, statusOf } from './draws.ts'
