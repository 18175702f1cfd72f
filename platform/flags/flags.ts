import { createContext, use } from 'react'
import type { FlagName, Flags } from '#rules/flags.ts'

const FlagsContext = createContext<Partial<Flags>>({})

/** Gives what was decided for this viewer. */
export const FlagsProvider = FlagsContext

/** Whether a flag is on for this viewer: the same in the page that the server sent and in the browser. */
export function useFlag(name: FlagName): boolean {
  return use(FlagsContext)[name] === true
}
