import type { channel, channelRead, message } from '../../domains/chat/tables.ts'
import type { community, happening, membership, talent } from '../../domains/community/tables.ts'
import type { signUp, verificationCode } from '../../domains/sign-up/tables.ts'
import type { tenant } from '../../domains/tenant/tables.ts'
import type { user } from '../../domains/user/tables.ts'

export type TenantRow = typeof tenant.$inferSelect
/** The viewer has no row: everything about it is in the context. */
export type ViewerRow = Record<string, never>
export type UserRow = typeof user.$inferSelect
/** What everyone may know of a user. */
export type PublicUserRow = Pick<UserRow, 'id' | 'displayName' | 'avatar'>
export type MembershipRow = typeof membership.$inferSelect
export type CommunityRow = typeof community.$inferSelect
export type TalentRow = typeof talent.$inferSelect
export type HappeningRow = typeof happening.$inferSelect
export type ChannelRow = typeof channel.$inferSelect
export type ChannelReadRow = typeof channelRead.$inferSelect
export type MessageRow = typeof message.$inferSelect
export type SignUpRow = typeof signUp.$inferSelect
export type CodeRow = typeof verificationCode.$inferSelect
