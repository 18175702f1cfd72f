import { stampedDays } from '../../check-in/service.ts'
import type { CountByDay } from './kind.ts'

export const countByDay: CountByDay = async (db, { from, to, ...book }) =>
  new Map((await stampedDays(db, book, from, to)).map((day) => [day, 1]))
