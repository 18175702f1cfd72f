import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tenantId, type ImageRef } from '../../platform/database/columns.ts'

import type { Seller } from '../../platform/tenant/tables.ts'

export type { TenantRow } from '../../platform/tenant/tables.ts'

export type SellerRow = Seller & { email: string }

/** Pictures that a fan can take as an avatar. */
export const drawnAvatar = pgTable(
  'drawn_avatar',
  {
    tenantId: tenantId(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    image: jsonb('image').$type<ImageRef>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.name] })],
)
