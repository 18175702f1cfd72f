import type { DrawSeedResolvers } from '../../types.generated.ts'
import { isCurrent, shownServerSeed } from '../seeds.ts'

export const DrawSeed: DrawSeedResolvers = {
  serverSeed: (seed, _, context) => shownServerSeed(context, seed),
  isCurrent: (seed, _, context) => isCurrent(context, seed),
}
