import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

/** An instant in UTC: `Date` inside, ISO 8601 with milliseconds outside. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value as Date).toISOString(),
  parseValue: (value) => parseInstant(value),
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : undefined),
})

/** A calendar day, `YYYY-MM-DD`. Whether the day exists is for the service to judge. */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: (value) => String(value),
  parseValue: (value) => parseDay(value),
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
})

function parseInstant(value: unknown): Date {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime())) throw new GraphQLError('A DateTime is an ISO 8601 string.')
  return date
}

function parseDay(value: unknown): string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value))
    throw new GraphQLError('A Date is a string of the form YYYY-MM-DD.')
  return value
}
