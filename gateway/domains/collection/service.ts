/** Cards, numbered pieces and badges are given and taken back here alone, inside the caller's transaction. */
export { give, lockGiven, takeAway, type Given } from './giving.ts'
/** What missions count. */
export { newNftDays, pieceDays } from './counting.ts'
export {
  badgesOf,
  findCollectables,
  findNftIds,
  isLocked,
  loadBadge,
  loadCard,
  loadNft,
  ownedBy,
  viewerHas,
  viewerOwns,
} from './owning.ts'
