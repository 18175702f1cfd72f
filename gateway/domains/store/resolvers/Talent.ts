import type { TalentResolvers } from '../../types.generated.ts'
import { goodsOf } from '../catalogue.ts'

export const Talent: Pick<TalentResolvers, 'goods'> = {
  goods: (talent, _, context) => goodsOf(context, talent),
}
