import { isChunkLoadError } from '#platform/errors/chunkLoad.ts'
import { isOutdatedBuild, NetworkError } from '#platform/relay/fetch.ts'
import { catalogue, unknown, type Described, type ErrorName } from './catalogue.ts'

/**
 * An error as a mutation's union holds it, with the fields that its words need; Relay's `%other`, where
 * the union was not spelled out; or whatever was thrown.
 */
export type ShownError =
  | { [Name in ErrorName]: { readonly __typename: Name } & FieldsOf<Name> }[ErrorName]
  | { readonly __typename: '%other' }
  | Error

type FieldsOf<Name extends ErrorName> =
  Parameters<(typeof catalogue)[Name]> extends [infer Fields] ? Fields : unknown

const describers = new Map<string, (error: never) => Described>(Object.entries(catalogue))

/** Which words an error has, with what, and its way out. Never throws: what is not known has words too. */
export function describeError(error: ShownError): Described {
  if (error instanceof Error) return describeThrown(error)
  const described = describers.get(error.__typename)?.(error as never)
  return described && Object.values(described.values ?? {}).every(isSayable) ? described : unknown
}

function describeThrown(error: Error): Described {
  if (isChunkLoadError(error)) return { id: 'errors.chunkLoad', wayOut: 'reload' }
  if (isOutdatedBuild(error)) return { id: 'errors.outdated', wayOut: 'reload' }
  if (!(error instanceof NetworkError)) return unknown
  if (error.status === undefined) return { id: 'errors.network.offline', wayOut: 'retry' }
  if (error.status === 401) return catalogue.UnauthenticatedError()
  if (error.status === 429 && error.retryAt)
    return { id: 'errors.rateLimited', values: { retryAt: error.retryAt } }
  return { id: 'errors.network.busy', wayOut: 'retry' }
}

/** A field that was not selected is undefined, whatever its type says. */
function isSayable(value: unknown): boolean {
  return value instanceof Date ? !Number.isNaN(value.getTime()) : value !== undefined
}
