import type { DrawEvidenceResolvers } from '../../types.generated.ts'
import { oddsDocumentOf, serverSeedOfDraw } from '../history.ts'

export const DrawEvidence: DrawEvidenceResolvers = {
  odds: (draw, _, context) => oddsDocumentOf(context, draw),
  serverSeed: (draw, _, context) => serverSeedOfDraw(context, draw),
}
