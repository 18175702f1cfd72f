import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { tellArrival, tellOfArrivals, type Arrival } from './arriving.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    tellOfArrivals: null
    tellArrival: Arrival
    mailArrival: Arrival
  }
}

export const storeJobs: JobKinds = {
  // What is sold to others meanwhile was never theirs: soon enough is within minutes.
  tellOfArrivals: { run: tellOfArrivals, again: '*/5 * * * *' },
  tellArrival: { run: tellArrival },
  // Its name in the queues of gateways from before.
  mailArrival: { run: tellArrival },
}
