import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { mailArrival, tellOfArrivals, type Arrival } from './arriving.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    tellOfArrivals: null
    mailArrival: Arrival
  }
}

export const storeJobs: JobKinds = {
  // What is sold to others meanwhile was never theirs: soon enough is within minutes.
  tellOfArrivals: { run: tellOfArrivals, again: '*/5 * * * *' },
  mailArrival: { run: mailArrival },
}
