import { randomBytes } from 'node:crypto'
import type { Store } from './store.ts'

export type Settings = {
  /** What a call of the API must bring. */
  key: string
  /** What its desk asks for: whoever relays it sends it for this machine's operator alone. */
  deskKey: string
  /** What webhooks are signed with. */
  webhookSecret: string
  /** Where webhooks go. */
  webhookUrl: string
  /** Where browsers find its pages, such as `http://localhost:3000/sandbox`. */
  pages: string
}

/** What all parts of the sandbox work with. */
export type Sandbox = {
  store: Store
  settings: Settings
  /** The clock that the gateway goes by. */
  now: () => Date
}

/** A new id, as Stripe's look. */
export function newId(prefix: string): string {
  return `${prefix}_sandbox_${randomBytes(12).toString('hex')}`
}

/** An instant as the API tells it, in whole seconds. */
export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}
