import { createVar } from '@vanilla-extract/css'

/** The name of a screen's own head, under which a film's strip hangs. */
export const ownHead = '--own-head'
/** How much room a film's strip takes under that head; unset where none plays. */
export const stripHeight = createVar()
