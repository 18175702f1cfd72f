import type { CommunityResolvers } from '../../types.generated.ts'
import { rankingOf } from '../service.ts'
import { replayOf } from '../watching.ts'

export const Community: Pick<CommunityResolvers, 'gameRanking' | 'gameReplay'> = {
  gameRanking: ({ id }, asked, context) => rankingOf(context, id, asked),
  gameReplay: ({ id }, { playId }, context) => replayOf(context, id, playId),
}
