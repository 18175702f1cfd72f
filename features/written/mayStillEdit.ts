import { editMs } from '#rules/message.ts'
import { serverNow } from '#platform/time/serverClock.ts'

/** Whether the author of what was written then may change its text now, by the gateway's clock. */
export const mayStillEdit = (writtenAt: string): boolean =>
  serverNow() - Date.parse(writtenAt) < editMs
