import { isChunkLoadError } from './chunkLoad.ts'
import { isOutdatedBuild, NetworkError } from '../relay/fetch.ts'
import { ProviderError, type ProviderErrorCode } from '../session/session.ts'
import type { UserError } from '../submission/userError.ts'
import type { UserErrors } from '#schema/types.generated.ts'

/** What a person did wrong, or whatever was thrown. */
export type ShownError = UserError | Error

/** What can be said of an error of the contract: `NotFoundError`, `PasswordError.TOO_SHORT`. */
export type UserErrorKey = {
  [Name in keyof UserErrors]: UserErrors[Name] extends { readonly code: infer Code extends string }
    ? `${Name}.${Code}`
    : Name
}[keyof UserErrors]

/** What is said of the rest. */
export type FaultKey =
  | 'chunkLoad'
  | 'outdated'
  | 'network.offline'
  | 'network.busy'
  | 'unknown'
  | `provider.${Exclude<ProviderErrorCode, 'network-request-failed' | 'unknown'>}`

export type Described = {
  /** Its words are those of `errors.` and this, in the messages of whoever sends what it answers. */
  key: UserErrorKey | FaultKey
  /** What is wrong, as it may be with any error's: its words where the error has none of its own. */
  code?: UserError['code']
  values?: UserError['values']
  /** When the same is accepted. */
  retryAt?: Date
}

/** What to say of an error, and with what. */
export function describeError(error: ShownError): Described {
  return error instanceof Error ? describeThrown(error) : describeRefused(error)
}

function describeRefused({ __typename, code, values, retryAt }: UserError): Described {
  const key = (code ? `${__typename}.${code}` : __typename) as UserErrorKey
  return { key, code, values, retryAt: retryAt ? new Date(retryAt) : undefined }
}

function describeThrown(error: Error): Described {
  // Without a network no reload helps: only this page still has what was typed.
  if (isChunkLoadError(error)) return { key: isOffline() ? 'network.offline' : 'chunkLoad' }
  if (isOutdatedBuild(error)) return { key: 'outdated' }
  if (error instanceof ProviderError) return describeProvider(error)
  if (!(error instanceof NetworkError)) return { key: 'unknown' }
  if (error.status === undefined) return { key: 'network.offline' }
  if (error.status === 401) return { key: 'UnauthenticatedError' }
  if (error.status === 429 && error.retryAt)
    return { key: 'RateLimitedError', retryAt: error.retryAt }
  return { key: 'network.busy' }
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

function describeProvider({ code }: ProviderError): Described {
  if (code === 'network-request-failed') return { key: 'network.offline' }
  return { key: code === 'unknown' ? code : `provider.${code}` }
}
