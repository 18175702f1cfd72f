import type { GatewayEvent } from './bus.ts'

/** No column of ours has this name, so no row can be taken for an instant. */
const mark = '$instant'

/** An event as JSON, with the instants of its rows. */
export function writeEvent(event: GatewayEvent): string {
  return JSON.stringify(event, function (this: Record<string, unknown>, key, value: unknown) {
    // `Date` has written itself as a text already when its value comes here.
    const own = this[key]
    return own instanceof Date ? { [mark]: own.getTime() } : value
  })
}

/** What `writeEvent` wrote, or whatever else the JSON holds. Throws where it is none. */
export function readEvent(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => (isInstant(value) ? new Date(value[mark]) : value))
}

function isInstant(value: unknown): value is { [mark]: number } {
  return typeof value === 'object' && value !== null && mark in value
}
