import type { PrizeDrawProofResolvers } from '../../types.generated.ts'
import { listPath } from '../listFile.ts'

export const PrizeDrawProof: PrizeDrawProofResolvers = {
  beacon: ({ terms }) => terms.beacon.kind,
  round: ({ terms }) => terms.beacon.round,
  root: ({ listRoot }) => listRoot,
  url: ({ id, listedAt }) => (listedAt === null ? null : listPath(id)),
}
