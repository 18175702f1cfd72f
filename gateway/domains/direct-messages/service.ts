import type { UserErrorCode } from '#schema/types.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { isDirect } from '../chat/service.ts'
import type { ChannelRow } from '../chat/tables.ts'
import { mostUnanswered, standingIn } from './standing.ts'

type Refusal = Extract<
  UserErrorCode,
  'BLOCKING' | 'OFF' | 'CLOSED' | 'ASKED' | 'LIMIT' | 'UNANSWERED'
>

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
  if (!isDirect(channel)) return undefined
  const isAsking = (await standingIn(context, toDirect(channel))) === 'ASKING'
  return isAsking ? directError('LIMIT') : undefined
}

/** Why no pictures go to whom they are not known to want any: those who have not answered. Undefined elsewhere. */
export async function refusePictures(context: GatewayContext, channel: ChannelRow) {
  return (await directLimit(context, channel)) && directError('UNANSWERED')
}

/** What a private channel is to its members. */
export const toDirect = ({ id, communityId }: ChannelRow) => ({ channelId: id, communityId })
