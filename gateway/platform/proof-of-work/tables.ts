import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../database/columns.ts'

/** Proofs that have served: each serves once, and the more of them, the more work the next one is. */
export const proofOfWork = pgTable(
  'proof_of_work',
  {
    tenantId: tenantId(),
    nonce: text('nonce').notNull(),
    /** What it was for and the IPv4 or /64 it came from, hashed. */
    placeHash: bytes('place_hash').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.nonce] }),
    index('proof_of_work_place').on(table.tenantId, table.placeHash, table.takenAt),
    index('proof_of_work_taken').on(table.tenantId, table.takenAt),
  ],
)
