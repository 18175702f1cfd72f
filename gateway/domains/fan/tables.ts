import type { MembershipRow } from '../community/tables.ts'
import type { PublicUserRow } from '../user/tables.ts'

/** Somebody and their place in a community: what a fan's page is about. */
export type MemberRow = { user: PublicUserRow; membership: MembershipRow }
