import { sql } from 'drizzle-orm'
import { customType, text, timestamp } from 'drizzle-orm/pg-core'

/** The tenant a row belongs to: filled by the connection, never by code. The first column of every key. */
export const tenantId = () =>
  text('tenant_id')
    .notNull()
    .default(sql`current_setting('app.tenant_id')`)

/** An instant, UTC, in milliseconds. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export type LocalizedText = { ja: string; en: string }

/** A picture: a name in the bundled art, or an uploaded file. */
export type ImageRef =
  | { kind: 'art'; name: string }
  | { kind: 'upload'; id: string; path: string; width: number; height: number; dominantColor: string }

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
