import type { CommunityResolvers } from '../../types.generated.ts'
import { seasonNow, seasonsOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'supporterSeason' | 'supporterSeasons'> = {
  supporterSeason: ({ id }, _, context) => seasonNow(context, id),
  supporterSeasons: ({ id }, _, context) => seasonsOf(context, id),
}
