import type { GatewayEvent } from '../events/bus.ts'
import type { GatewayContext } from '../graphql/context.ts'

/** Who may see events. An answer is kept for seconds (`readers.ts`); what changes it publishes `accessChanged`. */
export type Readership<Event extends GatewayEvent = GatewayEvent> = {
  /** What decides it, such as a channel's id. Events of one are delivered in their order. */
  of(event: Event): string
  /** Those of these users who may see the events of one. */
  among(
    context: GatewayContext,
    id: string,
    userIds: readonly string[],
  ): Promise<ReadonlySet<string>>
}

/** What a subscription's field listens to. Its resolver's `resolve` makes the payload from the event. */
export type Topic<Event extends GatewayEvent = GatewayEvent, Args = Record<string, unknown>> = {
  type: Event['type']
  /** What an event is about. */
  idOf(event: Event): string
  /** What the arguments name: a subscription is given the events that are about it. */
  idIn(args: Args): string
  /** Whether the viewer may subscribe; what they may not know of is as if it were not there. */
  mayBegin(context: GatewayContext, args: Args): Promise<boolean>
  readership: Readership<Event>
  /** Hands the rows that an event brought to the run's loaders, so that its payload reads none of them again. */
  prime?(context: GatewayContext, event: Event): void
}

/** A topic for each field of Subscription, by the field's name. */
export type Topics = ReadonlyMap<string, Topic>
