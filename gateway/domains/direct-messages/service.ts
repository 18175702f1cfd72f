import type { UserErrorCode } from '#schema/types.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { ChannelRow } from '../chat/tables.ts'
import { mostUnanswered, standingIn } from './standing.ts'

type Refusal = Extract<UserErrorCode, 'BLOCKING' | 'OFF' | 'CLOSED' | 'ASKED' | 'LIMIT'>

/** What a fan is told who can't write to another. */
export const directError = (code: Refusal) => ({
  __typename: 'DirectMessageError' as const,
  code,
  most: mostUnanswered,
})

/** Why the viewer may not write in direct messages that they may read; undefined where they may. */
export async function refuseDirect(context: GatewayContext, channel: ChannelRow) {
  const state = await standingIn(context, toDirect(channel))
  return state === 'OPEN' || state === 'ASKING' ? undefined : directError(state)
}

/** The error of one message too many, where a channel holds so few until they are answered; undefined elsewhere. */
export async function directLimit(context: GatewayContext, channel: ChannelRow) {
  if (channel.visibility !== 'PRIVATE') return undefined
  const isAsking = (await standingIn(context, toDirect(channel))) === 'ASKING'
  return isAsking ? directError('LIMIT') : undefined
}

/** What a private channel is to its members. */
export const toDirect = ({ id, communityId }: ChannelRow) => ({ channelId: id, communityId })
