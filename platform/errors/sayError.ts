import type { IntlShape } from 'react-intl'
import { describeError, type ShownError } from './describeError.ts'
import { formatWait } from './formatWait.ts'

/**
 * The words of an error: its own; where it has none, those of its code for any error. What this build has none for,
 * such as a newer gateway's code, is said in general ones. Words that can do without a time choose by `isRetryKnown`.
 */
export function sayError(intl: IntlShape, error: ShownError): string {
  const { key, code, values, retryAt } = describeError(error)
  const id = [`errors.${key}`, `errors.code.${code}`].find((each) =>
    Object.hasOwn(intl.messages, each),
  )
  if (id === undefined) return intl.formatMessage({ id: 'errors.unknown' })
  return intl.formatMessage(
    { id },
    // A `select` takes a word.
    { ...values, isRetryKnown: String(retryAt !== undefined), retryAt: formatWait(intl, retryAt) },
  )
}
