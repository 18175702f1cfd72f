import type { CommunityResolvers } from '../../types.generated.ts'
import { gameOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'standaloneGame'> = {
  standaloneGame: ({ id }, { name }, context) => gameOf(context, id, name),
}
