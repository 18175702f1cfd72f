import { loadUser } from '../../user/service.ts'
import type { BuzzCasualGamePlayResolvers } from '../../types.generated.ts'
import { isOpenAt, rankOf, seedFor } from '../service.ts'

export const BuzzCasualGamePlay: BuzzCasualGamePlayResolvers = {
  isOpen: (play, _, { now }) => isOpenAt(play, now()),
  seed: (play, _, context) => seedFor(context, play),
  rank: (play, _, context) => rankOf(context, play),
  fan: (play, _, context) => loadUser(context, play.fanId),
  isViewers: (play, _, { userId }) => play.fanId === userId,
}
