import type { CommunityResolvers } from '../../types.generated.ts'
import { gameOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'casualGame'> = {
  casualGame: ({ id }, { name }, context) => gameOf(context, id, name),
}
