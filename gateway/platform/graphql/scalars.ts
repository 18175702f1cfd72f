import { isContractDay, isDay } from '#rules/day.ts'
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

/** An instant in UTC: `Date` inside, ISO 8601 with milliseconds outside. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value as Date).toISOString(),
  parseValue: (value) => parseInstant(value),
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : undefined),
})

/** A day of the calendar, `YYYY-MM-DD`: one that there is, and that can be reckoned with. */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: (value) => String(value),
  parseValue: (value) => parseDay(value),
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
})

function parseInstant(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
  // `Date` takes 31 November for 1 December.
  if (Number.isNaN(date.getTime()) || !isDay(String(value).slice(0, 10)))
    throw new GraphQLError('A DateTime is an instant that there is, as ISO 8601 has it.')
  return date
}

function parseDay(value: unknown): string {
  if (typeof value !== 'string' || !isContractDay(value))
    throw new GraphQLError('A Date is a day of the calendar, YYYY-MM-DD.')
  return value
}
