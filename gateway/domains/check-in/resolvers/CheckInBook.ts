import { addDays, midnightBefore } from '#rules/day.ts'
import type { CheckInBookResolvers } from '../../types.generated.ts'
import { historyOf, monthFor, statusOf } from '../service.ts'

export const CheckInBook: CheckInBookResolvers = {
  id: ({ communityId }) => communityId.replace(/^[a-z]+_/, 'checkinbook_'),
  today: async (book, _, context) => (await statusOf(context, book)).today,
  nextDayAt: (_book, _, { now }) => addDays(midnightBefore(now()), 1),
  todays: async (book, _, context) => (await statusOf(context, book)).todays,
  streak: async (book, _, context) => (await statusOf(context, book)).streak,
  bridged: async (book, _, context) => [...(await statusOf(context, book)).bridged],
  hasFreeze: async (book, _, context) => (await statusOf(context, book)).hasFreeze,
  nextCoins: async (book, _, context) => (await statusOf(context, book)).nextCoins,
  month: (book, { of }, context) => monthFor(context, book, of),
  history: (book, args, context) => historyOf(context, book, args),
}
