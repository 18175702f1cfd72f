import { dayInJapan } from '#rules/day.ts'
import type { CountByDay } from './kind.ts'

export const countByDay: CountByDay = (_, { joinedAt }) =>
  Promise.resolve(new Map([[dayInJapan(joinedAt), 1]]))
