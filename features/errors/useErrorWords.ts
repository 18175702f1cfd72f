import { useIntl, type IntlShape } from 'react-intl'
import { describeError, type ShownError } from './describeError.ts'
import { formatWait } from './formatWait.ts'

/** Gives the function that says an error in the fan's language: what happened, then what to do. */
export function useErrorWords(): (error: ShownError) => string {
  const intl = useIntl()
  return (error) => sayError(intl, error)
}

/** The words of an error. */
export function sayError(intl: IntlShape, error: ShownError): string {
  const { id, values = {} } = describeError(error)
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof Date ? formatWait(intl, value) : value,
  ])
  return intl.formatMessage({ id }, Object.fromEntries(shown))
}
