import type { Domain } from '../../platform/domain.ts'
import { loadDraw } from './history.ts'
import { invariants } from './invariants.ts'
import { loadMachine } from './machines.ts'
import { treasureJobs } from './points.ts'
import { loadSeed } from './seeds.ts'

export const domain: Domain = {
  nodes: { TreasureMachine: loadMachine, TreasureDraw: loadDraw, DrawSeed: loadSeed },
  jobs: treasureJobs,
  invariants,
}
