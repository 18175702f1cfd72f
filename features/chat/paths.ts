import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  channels: path('/messages'),
  chat: path('/messages/chat/:channel_id'),
}
