import type { Domain } from '../../platform/domain.ts'
import { loadDraw } from './history.ts'
import { invariants } from './invariants.ts'
import { treasureJobs } from './jobs.ts'
import { loadMachine } from './machines.ts'
import { loadSeed } from './seeds.ts'
import { describeMachine } from './sharePicture.ts'

export const domain: Domain = {
  nodes: { TreasureMachine: loadMachine, TreasureDraw: loadDraw, DrawSeed: loadSeed },
  jobs: treasureJobs,
  sharePictures: { treasuremachine: describeMachine },
  invariants,
}
