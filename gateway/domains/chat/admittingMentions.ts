import { messageText } from '#rules/message.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import {
  admitMentions as admit,
  placeChangedMentions,
  placeMentions as place,
  type Said,
  type Sent,
} from '../mention/service.ts'
import { mentionableAmong } from './mentioning.ts'
import type { ChannelRow, MessageRow } from './tables.ts'

/** What was sent as it is kept, names as they were typed. */
export const placeMentions = (sent: Sent): Said => place(sent, messageText.clean)

/** A text by the names of those whom it mentions, or why it is refused in this room. `known` are mentioned already. */
export const admitMentions = (
  context: GatewayContext,
  channel: ChannelRow,
  said: Said,
  known?: ReadonlySet<string>,
) =>
  admit(context, said, {
    error: 'MessageMentionError',
    among: (ids) => mentionableAmong(context, channel, ids),
    ...(known && { known }),
  })

/** The same for another text of a message. */
export async function admitChangedMentions(
  context: GatewayContext,
  message: MessageRow,
  sent: Sent,
) {
  const known = new Set(message.mentions.map(({ userId }) => userId))
  const said = await placeChangedMentions(context, message, sent, messageText.clean)
  return admitMentions(context, message.channel, said, known)
}
