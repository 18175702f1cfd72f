import { patience } from '../../patience.ts'

export { patience }

/** For one look of several: what is not there by then is looked for again, after a reload or a turn of the clock. */
export const glance = patience / 10
