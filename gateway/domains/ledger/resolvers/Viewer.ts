import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerCoinWallet } from '../wallet.ts'

export const Viewer: Pick<ViewerResolvers, 'coinWallet'> = {
  coinWallet: (_, __, context) => viewerCoinWallet(context),
}
