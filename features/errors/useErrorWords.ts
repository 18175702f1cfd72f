import { useIntl } from 'react-intl'
import type { ShownError } from '#platform/errors/describeError.ts'
import { sayError } from '#platform/errors/sayError.ts'

/** Gives the function that says an error in the fan's language: what happened, then what to do. */
export function useErrorWords(): (error: ShownError) => string {
  const intl = useIntl()
  return (error) => sayError(intl, error)
}
