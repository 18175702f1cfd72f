import type { TalentResolvers } from '../../types.generated.ts'
import { isFollowedOnceChosen } from '../standing.ts'

export const Talent: Pick<TalentResolvers, 'isFollowedOnceChosen'> = {
  isFollowedOnceChosen: (talent, _, context) => isFollowedOnceChosen(context, talent),
}
