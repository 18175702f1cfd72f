import { editMs } from '#rules/message.ts'
import { serverNow } from '#platform/time/serverClock.ts'

/** When what was written then can no longer be changed, in milliseconds. */
const editEnd = (writtenAt: string): number => Date.parse(writtenAt) + editMs

/** Whether the author of what was written then may change its text now, by the gateway's clock. */
export const mayStillEdit = (writtenAt: string): boolean => serverNow() < editEnd(writtenAt)

/** Until when its author may change it, ISO 8601. */
export const editableUntil = (writtenAt: string): string =>
  new Date(editEnd(writtenAt)).toISOString()
