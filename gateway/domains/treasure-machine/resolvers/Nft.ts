import type { NftResolvers } from '../../types.generated.ts'
import { machineWith } from '../machines.ts'

export const Nft: Pick<NftResolvers, 'treasureMachine'> = {
  treasureMachine: (nft, _, context) => machineWith(context, nft),
}
