import { createContext, use } from 'react'
import { defaultFlags, type FlagName, type Flags } from '#rules/flags.ts'

const FlagsContext = createContext<Flags>(defaultFlags)

/** Gives what was decided for this viewer. */
export const FlagsProvider = FlagsContext

/** Whether a flag is on for this viewer: the same in the page that the server sent and in the browser. */
export function useFlag(name: FlagName): boolean {
  return use(FlagsContext)[name]
}
