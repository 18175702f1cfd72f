import type { TalentResolvers } from '../../types.generated.ts'
import { roomOf } from '../service.ts'

export const Talent: Pick<TalentResolvers, 'room'> = {
  room: (talent, _, context) => roomOf(context, talent),
}
