import type { MutationResolvers } from '../../types.generated.ts'
import { addressReceipt, printReceipt } from '../service.ts'

export const Mutation: Pick<MutationResolvers, 'writeReceiptAddressee' | 'printReceipt'> = {
  writeReceiptAddressee: (_, { input }, context) => addressReceipt(context, input),
  printReceipt: (_, { input }, context) => printReceipt(context, input),
}
