/** Cards and numbered pieces are given here alone, inside the caller's transaction. */
export { give, type Given } from './giving.ts'
export { badgesOf, findCollectables, loadBadge, ownedBy, viewerCount } from './owning.ts'
