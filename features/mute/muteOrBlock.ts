import type { UserMute } from '#schema/types.generated.ts'

/** The two ways of keeping somebody off one's screen. */
export type MuteOrBlock = Exclude<UserMute, 'NONE'>
