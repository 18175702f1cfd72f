export {
  areSamePictures,
  areUploads,
  pickPictures,
  readPictures,
  refuseAlts,
  uploadNotFound,
  type PictureInput,
  type SentPicture,
} from './admitting.ts'
export { answerPictures, toPictures } from './answering.ts'
export type { PictureKind } from './kind.ts'
export { purgePictures, removePictures } from './removing.ts'
export { findPictures, lockPictures, markShown } from './store.ts'
