import type { CoinWalletResolvers } from '../../types.generated.ts'
import { coinMovements } from '../wallet.ts'

export const CoinWallet: Pick<CoinWalletResolvers, 'movements'> = {
  movements: (wallet, args, context) => coinMovements(context, wallet, args),
}
