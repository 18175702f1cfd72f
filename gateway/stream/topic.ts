import type { GatewayEvent } from '../events/bus.ts'
import type { GatewayContext } from '../graphql/context.ts'

/** What a subscription's field listens to. Its resolver's `resolve` makes the payload from the event. */
export type Topic<Event extends GatewayEvent = GatewayEvent, Args = Record<string, unknown>> = {
  type: Event['type']
  /** Whether an event of this type is about what the arguments name. */
  isWanted(event: Event, args: Args): boolean
  /** Whether the viewer may subscribe; what they may not know of is as if it were not there. */
  mayBegin(context: GatewayContext, args: Args): Promise<boolean>
  /** Those of these users who may see the event: asked once at each publication, for all its subscribers. */
  readersAmong(
    context: GatewayContext,
    event: Event,
    userIds: readonly string[],
  ): Promise<ReadonlySet<string>>
}

/** A topic for each field of Subscription. */
export type Topics = Readonly<Record<string, Topic>>
