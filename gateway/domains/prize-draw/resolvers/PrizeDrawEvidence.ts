import type { PrizeDrawEvidenceResolvers } from '../../types.generated.ts'
import { pathOfEntry, receiptOf } from '../history.ts'

export const PrizeDrawEvidence: PrizeDrawEvidenceResolvers = {
  receipt: async (entry, _, context) => (await receiptOf(context, entry)).receipt,
  signature: async (entry, _, context) => (await receiptOf(context, entry)).signature,
  publicKey: async (entry, _, context) => (await receiptOf(context, entry)).publicKey,
  path: (entry, _, context) => pathOfEntry(context, entry),
}
