import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  channels: path('/messages'),
  chat: path('/messages/chat/:channel_id'),
  directList: path('/messages/direct-messages'),
  direct: path('/messages/direct-messages/:private_channel_id'),
  messagePolicy: path('/settings/direct-messages'),
}
