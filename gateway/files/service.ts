import type { UploadedImage } from '../database/columns.ts'
import type { Queryable } from '../database/pools.ts'
import { findUploadRow } from './store.ts'

/** A picture that this person uploaded; undefined where it is gone or another's. */
export function findUpload(
  db: Queryable,
  id: string,
  ownerId: string,
): Promise<UploadedImage | undefined> {
  return findUploadRow(db, id, ownerId)
}
