import type { PictureKind } from '../picture/service.ts'
import { findMessage } from './store.ts'
import { messagePicture } from './tables.ts'

/** What messages show of what was uploaded for them. */
export const messagePictures: PictureKind = {
  name: 'message',
  table: messagePicture,
  attempt: 'MESSAGE',
  findShown: async (db, id) => (await findMessage(db, id))?.images,
}
