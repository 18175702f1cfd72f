import type { DrawTreasureMachineSuccessResolvers } from '../../types.generated.ts'
import { viewerCoinWallet } from '../../ledger/service.ts'

export const DrawTreasureMachineSuccess: Pick<DrawTreasureMachineSuccessResolvers, 'coinWallet'> = {
  coinWallet: (_, __, context) => viewerCoinWallet(context),
}
