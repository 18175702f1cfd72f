import { createContext, use } from 'react'

/** Leads to the message with this number. */
type JumpTo = (seq: number) => void

const Context = createContext<JumpTo>(() => undefined)

/** Gives what leads to another message of the conversation; outside of one it leads nowhere. */
export const useJumpTo = () => use(Context)

export const JumpProvider = Context.Provider
