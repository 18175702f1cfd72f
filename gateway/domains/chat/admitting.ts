import { messageText } from '#rules/message.ts'
import { viewerMembership } from '../community/service.ts'
import { refuseDirect } from '../direct-messages/service.ts'
import { findDeniedWordIn } from '../moderation/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { isDirect, meetsCondition } from './rooms.ts'
import type { ChannelRow } from './tables.ts'
import { checkMessageText } from './validation.ts'

/** Why the viewer may not write in a channel that they may read; undefined where they may. */
export async function refuseWriter(context: GatewayContext, channel: ChannelRow) {
  const membership = await viewerMembership(context, channel.communityId)
  if (!membership)
    return { __typename: 'NotJoinedError' as const, communityId: channel.communityId }
  if (isDirect(channel)) return refuseDirect(context, channel)
  if (!(await meetsCondition(context, channel)))
    return { __typename: 'RoomConditionError' as const }
  return channel.posting === 'MEMBERS' || membership.role !== 'MEMBER'
    ? undefined
    : { __typename: 'PostingNotAllowedError' as const }
}

/** Whether the viewer may write there. */
export async function canPost(context: GatewayContext, channel: ChannelRow): Promise<boolean> {
  return (await refuseWriter(context, channel)) === undefined
}

/** Why a cleaned text is not taken; undefined where it is. */
export async function refuseText(context: GatewayContext, text: string) {
  const problem = checkMessageText(text)
  if (problem)
    return {
      __typename: 'MessageTextError' as const,
      field: 'text',
      maxLength: messageText.maxLength,
      ...problem,
    }
  const word = await findDeniedWordIn(context, text, 'EVERYWHERE')
  return word === undefined
    ? undefined
    : { __typename: 'TextModerationError' as const, field: 'text', word }
}
