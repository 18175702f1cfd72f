import { listSizes } from '#schema/listSizes.generated.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import {
  readKeysetPage,
  toConnection,
  type ConnectionArgs,
} from '../../platform/graphql/connection.ts'
import { decodeMomentCursor, momentKey } from '../../platform/graphql/cursor.ts'
import { findPrivateChannels } from '../chat/service.ts'
import type { FanRow } from './tables.ts'

const lists = {
  channels: { state: 'OPEN', most: listSizes['ViewerDirectMessages.channels'] },
  requests: { state: 'ASKED', most: listSizes['ViewerDirectMessages.requests'] },
} as const

/** A fan's direct messages, or what strangers ask of them, the latest first. */
export async function directConnection(
  { db }: GatewayContext,
  { fanId }: FanRow,
  list: keyof typeof lists,
  { first, after }: ConnectionArgs,
) {
  const { state, most } = lists[list]
  const page = readKeysetPage({ first, after }, { most, decode: decodeMomentCursor('channel') })
  const found = await findPrivateChannels(db, { userId: fanId, state }, page)
  const times = new Map(found.map(({ channel, sentAt }) => [channel.id, sentAt]))
  return toConnection(
    found.map(({ channel }) => channel),
    page,
    ({ id }) => momentKey({ at: times.get(id)!, id }),
  )
}
