import type { Domain } from '../../platform/domain.ts'
import { loadPrizeDraw } from './draws.ts'
import { loadEntry } from './history.ts'
import { invariants } from './invariants.ts'
import { prizeDrawJobs } from './jobs.ts'
import { answerList } from './listFile.ts'
import { describeDraw } from './sharePicture.ts'

export const domain: Domain = {
  nodes: { PrizeDraw: loadPrizeDraw, PrizeDrawEntry: loadEntry },
  jobs: prizeDrawJobs,
  answers: [answerList],
  sharePictures: { prizedraw: describeDraw },
  invariants,
}
