import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ImageRef, UploadedImage } from '../../platform/database/columns.ts'
import type { Queryable } from '../../platform/database/pools.ts'
import type { AttemptKind } from '../../platform/files/tables.ts'

/** What each upload has, whatever it is for. */
export type PictureRow = {
  ownerId: string
  /** Made by the owner's device: an upload that comes twice is one. */
  id: string
  image: UploadedImage
  createdAt: Date
  /** What shows it; none yet where it is null. */
  shownById: string | null
}

/** The table of one kind's uploads: its rows are `PictureRow`. */
export type PictureTable = PgTable & Readonly<Record<keyof PictureRow | 'tenantId', PgColumn>>

/** One kind of what shows pictures that fans upload for it, such as a message. */
export type PictureKind = {
  /** The prefix of the ids of what shows them: its addresses and its files are named by it. */
  name: 'message' | 'post'
  table: PictureTable
  /** As what an attempt to send one up is counted. */
  attempt: AttemptKind
  /** What is shown by now, in its order; undefined where nobody may see it any more. */
  findShown: (db: Queryable, id: string) => Promise<readonly ImageRef[] | undefined>
}
