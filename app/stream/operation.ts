import type { Variables } from 'relay-runtime'

/** A subscription as it travels: between tabs, and to the gateway. */
export type Operation = {
  name: string
  text: string
  variables: Variables
  /** The tab's language: tabs of one browser may differ in it. */
  language: string
}

/** Equal for equal operations, in whichever tab. */
export function keyOf({ name, text, variables, language }: Operation): string {
  return JSON.stringify([name, text, variables, language])
}
