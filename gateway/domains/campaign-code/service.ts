/** What pages show of campaigns, and may name. */
export { pageNamed, stateOf } from './pages.ts'
export { findPagesNamed } from './store.ts'
