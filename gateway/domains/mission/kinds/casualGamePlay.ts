import { playedDays } from '../../buzz-casual-game/service.ts'
import type { CountByDay } from './kind.ts'

export const countByDay: CountByDay = async (db, of) =>
  new Map((await playedDays(db, of)).map((day) => [day, 1]))
