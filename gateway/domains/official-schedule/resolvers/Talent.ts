import type { TalentResolvers } from '../../types.generated.ts'
import { nextSchedulesOfTalent } from '../service.ts'

export const Talent: Pick<TalentResolvers, 'nextSchedules'> = {
  nextSchedules: (talent, _, context) => nextSchedulesOfTalent(context, talent),
}
