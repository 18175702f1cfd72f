import type { IntlShape } from 'react-intl'
import { describeError, type ShownError } from './describeError.ts'
import { formatWait } from './formatWait.ts'

/** The words of an error. What this build has none for, such as a newer gateway's code, is said in general ones. */
export function sayError(intl: IntlShape, error: ShownError): string {
  const { key, values, retryAt } = describeError(error)
  const id = `errors.${key}`
  if (!Object.hasOwn(intl.messages, id)) return intl.formatMessage({ id: 'errors.unknown' })
  return intl.formatMessage({ id }, { ...values, retryAt: formatWait(intl, retryAt) })
}
