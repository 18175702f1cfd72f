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
  /** Where what is the same for all holds more for some: those who are shown all; the others get what a guest may see. */
  full?: Readership<Event>
}

/**
 * Events that are numbered without a gap and kept, where they can be read again: what a process never heard of, since
 * its writer died or a connection did, is found out and told after all (`changeLog.ts`).
 */
export type ChangeLog<Event extends GatewayEvent = GatewayEvent> = {
  revOf(event: Event): number
  /** The newest number of each of these. */
  lastRevs(context: GatewayContext, ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What came after a number, as events. */
  after(context: GatewayContext, id: string, rev: number): Promise<readonly Event[]>
  /** The event without the rows that it brought, so that they are read as they are by now. */
  bare(event: Event): Event
}

/** What changes without anybody's publishing it, looked at each second (`watch.ts`). */
export type Watch<Event extends GatewayEvent = GatewayEvent> = {
  /** A text for each of these, another one where it is other than it was: few rows, found by an index. */
  statesOf(context: GatewayContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** What is told then. */
  eventOf(id: string): Event
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
  /** Whether an event is for it at all; each of its type, where it doesn't say. */
  concerns?(event: Event): boolean
  log?: ChangeLog<Event>
  watch?: Watch<Event>
  /** Hands the rows that an event brought to the run's loaders, so that its payload reads none of them again. */
  prime?(context: GatewayContext, event: Event): void
}

/** A topic for each field of Subscription, by the field's name. */
export type Topics = ReadonlyMap<string, Topic>

/** What is of one fan's own, for all of their devices and nobody else: events that name them. */
export function topicOfOwn<Event extends GatewayEvent & { userId: string }>(
  type: Event['type'],
): Topic<Event, { userId: string }> {
  return {
    type,
    idOf: ({ userId }) => userId,
    idIn: ({ userId }) => userId,
    mayBegin: async (context, { userId }) => context.userId === userId,
    readership: {
      of: ({ userId }) => userId,
      among: async (_, id, userIds) => new Set(userIds.filter((userId) => userId === id)),
    },
  }
}
