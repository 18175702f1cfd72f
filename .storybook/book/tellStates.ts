import type { Plugin } from 'vite'
import { storiedStates } from '../../scripts/checks/states.ts'

const asked = 'virtual:storied-states'
const resolved = `\0${asked}`

/** Gives the book every state with the stories that show it, as the lines of their pictures say when it is asked. */
export function tellStates(): Plugin {
  return {
    name: 'ouen:storied-states',
    resolveId: (id) => (id === asked ? resolved : undefined),
    load: async (id) =>
      id === resolved
        ? `export const states = ${JSON.stringify(await storiedStates())}`
        : undefined,
  }
}
