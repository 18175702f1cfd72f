import { useIntl } from 'react-intl'
import { NetworkError } from '#platform/relay/fetch.ts'
import { ProviderError, type ProviderErrorCode } from '#platform/session/session.ts'
import type ja from './messages/ja.ts'

/** What a fan can do about it. `fix` is what the field beside it is for. */
export type WayOut =
  | 'resetPassword'
  | 'logIn'
  | 'contactSupport'
  | 'retry'
  | 'wait'
  | 'fix'
  | 'askForLink'

/** Where the fault shows: beside a field of the form, or over it. */
type ErrorTarget = 'password' | 'email' | 'form'

type Description = { id: keyof typeof ja; wayOut: WayOut; place: ErrorTarget }

const descriptions: Record<ProviderErrorCode, Description> = {
  'wrong-password': {
    id: 'auth.provider.wrongPassword',
    wayOut: 'resetPassword',
    place: 'password',
  },
  'email-already-in-use': { id: 'auth.provider.emailInUse', wayOut: 'logIn', place: 'email' },
  'user-disabled': { id: 'auth.provider.userDisabled', wayOut: 'contactSupport', place: 'form' },
  'network-request-failed': { id: 'auth.provider.network', wayOut: 'retry', place: 'form' },
  'too-many-requests': { id: 'auth.provider.tooMany', wayOut: 'wait', place: 'form' },
  'requires-recent-login': { id: 'auth.provider.recentLogin', wayOut: 'logIn', place: 'form' },
  'weak-password': { id: 'auth.provider.weakPassword', wayOut: 'fix', place: 'password' },
  'dead-link': { id: 'auth.provider.deadLink', wayOut: 'askForLink', place: 'form' },
  unknown: { id: 'auth.provider.unknown', wayOut: 'retry', place: 'form' },
}

/** The words and the way out of a provider's error; any other fault counts as one of the connection. */
function describeProviderError(error: unknown): Description & { code: ProviderErrorCode } {
  const code = codeOf(error)
  return { code, ...descriptions[code] }
}

function codeOf(error: unknown): ProviderErrorCode {
  if (error instanceof ProviderError) return error.code
  return error instanceof NetworkError ? 'network-request-failed' : 'unknown'
}

export type ProviderProblem = {
  code: ProviderErrorCode
  words: string
  wayOut: WayOut
  place: ErrorTarget
}

/** Gives the function that puts a provider's error into the fan's language. */
export function useProviderProblem(): (error: unknown) => ProviderProblem {
  const intl = useIntl()
  return (error) => {
    const { id, ...rest } = describeProviderError(error)
    return { ...rest, words: intl.formatMessage({ id }) }
  }
}
