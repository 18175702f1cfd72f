import type { ReceivedWarningResolvers } from '../../types.generated.ts'
import { appealableUntil } from '../received.ts'

export const ReceivedWarning: ReceivedWarningResolvers = {
  reason: ({ reason }) => reason!,
  appealableUntil,
  mayAppeal: (row, _, { now }) => row.appeal === null && now() < appealableUntil(row),
  appeal: (row) => (row.appeal === null ? null : row),
}
