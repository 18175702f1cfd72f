import { sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, foreignKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The tenant a row belongs to: filled by the connection, never by code. The first column of every key. */
export const tenantId = () =>
  text('tenant_id')
    .notNull()
    .default(sql`current_setting('app.tenant_id')`)

type Rows = { tenantId: AnyPgColumn; id: AnyPgColumn }

/**
 * A foreign key: `column` holds the id of one of `rows`, of the same tenant. `name` is the constraint's (drizzle makes
 * one otherwise), which is never changed: a migration would drop it and check every row anew.
 */
export function references(column: AnyPgColumn, rows: Rows, name?: string) {
  const { tenantId } = column.table as unknown as Rows
  return foreignKey({ columns: [tenantId, column], foreignColumns: [rows.tenantId, rows.id], name })
}

/** An instant, UTC, in milliseconds. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export type LocalizedText = { ja: string; en: string }

/** A drawn picture of the tenant's world. The row holds all that a page needs, so that nothing looks it up. */
export type ArtImage = {
  kind: 'art'
  name: string
  /** On this origin, such as `/art/hiyori-bust.webp`. */
  url: string
  /** In CSS pixels, like `height`. */
  width: number
  height: number
  /** `#rrggbb`; `#rrggbb00` where parts of the picture are transparent. */
  dominantColor: string
  /** The point that a crop keeps, from 0 to 1. */
  focusX: number
  focusY: number
  /** Empty where it only decorates. */
  alt: LocalizedText
}

/** A picture that a fan uploaded, as it was stored after re-encoding. */
export type UploadedImage = {
  kind: 'upload'
  id: string
  /** Below `/files/`. */
  path: string
  width: number
  height: number
  dominantColor: string
  /** What is to be seen, as the fan put it. */
  alt?: string
}

export type ImageRef = ArtImage | UploadedImage

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
