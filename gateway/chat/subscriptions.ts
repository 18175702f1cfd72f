import { GraphQLError } from 'graphql'
import { Repeater } from 'graphql-yoga'
import type { GatewayEvent } from '../events/bus.ts'
import type { GatewayContext } from '../graphql/context.ts'
import { loadChannel } from './service.ts'

export type MessageEvent = GatewayEvent & { type: 'messageCreated' }

/**
 * The message events that this audience may see, in their order. Whether it may read the channel is
 * asked again at each event. A `channelId` that can't be read is refused at once, as one that is not there.
 */
export async function subscribeToMessages(
  context: GatewayContext,
  isWanted: (event: MessageEvent) => boolean,
  channelId?: string,
): Promise<AsyncIterable<MessageEvent>> {
  if (channelId !== undefined && !(await loadChannel(context, channelId)))
    throw new GraphQLError('There is no such channel.', { extensions: { code: 'NOT_FOUND' } })
  return new Repeater<MessageEvent>(async (push, stop) => {
    let turn = Promise.resolve()
    const end = context.events.subscribe(context.tenantId, (event) => {
      if (event.type !== 'messageCreated' || !isWanted(event)) return
      turn = turn.then(async () => {
        context.clearLoaders()
        if (await loadChannel(context, event.channelId)) await push(event)
      }).catch(stop)
    })
    await stop
    end()
  })
}
