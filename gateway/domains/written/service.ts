export { forgetDeleted, setDeletion } from './deleting.ts'
export { editWritten } from './editing.ts'
export type { WrittenKind } from './kind.ts'
export {
  admitChanged,
  admitWritten,
  mentionableTo,
  placeIn,
  saidIn,
  tellMentioned,
  textFields,
} from './mentioning.ts'
export { loadWritten, loadWrittenAmong, writtenKey } from './reading.ts'
export type { SearchArgs } from '../search/service.ts'
export { foundText, searchWritten, type WrittenSearch } from './searching.ts'
export {
  findNewest,
  findWritten,
  insertWritten,
  isBelow,
  isListed,
  lockAuthor,
  type WrittenList,
} from './store.ts'
export { boundAudience, refuseDeniedWord, refuseText, writeOnce } from './writing.ts'
