import { NetworkError } from '#platform/relay/fetch.ts'

/** Who asks the gateway. */
export type Credentials = {
  /** The ID token, once it is known who is signed in; null for a guest. */
  token: () => Promise<string | null>
  /** A new token after a 401; null where the sign-in is over. */
  refreshedToken: () => Promise<string | null>
  /** A new token was answered with a 401 too: the sign-in is over. */
  refused: () => void
  /** The gateway keeps this fan out. */
  blocked: () => void
}

/** A token that cannot be had now is a fault of the connection to those who ask the gateway. */
export function asNetworkError(cause: unknown): never {
  throw new NetworkError('No token could be had.', { cause })
}
