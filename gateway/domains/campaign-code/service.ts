/** What pages show of campaigns, and may name. */
export { loadPage, pageNamed, stateOf } from './pages.ts'
export { findPagesNamed } from './store.ts'
