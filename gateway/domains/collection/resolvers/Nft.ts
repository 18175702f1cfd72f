import { loadTalent } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { NftResolvers } from '../../types.generated.ts'
import { viewerNumbers } from '../owning.ts'

export const Nft: Omit<NftResolvers, 'treasureMachine'> = {
  name: (nft, _, { language }) => nft.name[language],
  picture: (nft, _, context) => toImage(nft.picture, context),
  talent: (nft, _, context) => (nft.talentId === null ? null : loadTalent(context, nft.talentId)),
  viewerNumbers: (nft, _, context) => viewerNumbers(context, nft.id),
}
