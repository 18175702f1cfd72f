import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SignJWT } from 'jose'

/** Where Google answers. Tests put a server of their own in its place. */
export type GoogleEndpoints = { toolkit: string; token: string; keys: string }

export const googleEndpoints: GoogleEndpoints = {
  toolkit: 'https://identitytoolkit.googleapis.com',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
}

export type ServiceAccount = { clientEmail: string; privateKey: KeyObject }

/** What Google refused, by its name for it, such as `EMAIL_EXISTS`. */
export class GoogleRefusal extends Error {
  override name = 'GoogleRefusal'
}

/** Google gave no answer, or none that helps: a later try may succeed. */
export class GoogleUnreachable extends Error {
  override name = 'GoogleUnreachable'
  /** What the rest of the gateway tells an outage by. */
  code = 'ETIMEDOUT'
}

/** Runs a request to Google, and calls all that is not a refusal an outage. */
export async function reachGoogle<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof GoogleRefusal) throw error
    throw new GoogleUnreachable(`Google could not be reached: ${String(error)}`)
  }
}

/** What Google calls a pair that does not go together, with and without protection of addresses. */
const wrongPassword = /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND)$/

const scope = 'https://www.googleapis.com/auth/identitytoolkit'
const waitMs = 10_000

/** A service account's key, from JSON or from the file that holds it. Throws where it is neither. */
export function readServiceAccount(jsonOrPath: string): ServiceAccount {
  try {
    const text = jsonOrPath.trim().startsWith('{') ? jsonOrPath : readFileSync(jsonOrPath, 'utf8')
    const { client_email, private_key } = JSON.parse(text) as Record<string, string>
    if (!client_email || !private_key) throw new Error('it names no client_email or private_key')
    return { clientEmail: client_email, privateKey: createPrivateKey(private_key) }
  } catch (error) {
    throw new Error(
      'FIREBASE_SERVICE_ACCOUNT takes the JSON key of a service account, or the path of the file that holds it.',
      { cause: error },
    )
  }
}

export type GoogleApi = {
  /** Posts to the project's accounts: `''` creates, `:lookup` finds, `:update` changes, `:delete` deletes. Throws `GoogleRefusal`. */
  post: (
    method: '' | ':lookup' | ':update' | ':delete',
    body: object,
  ) => Promise<Record<string, unknown>>
  /** Whether this is the password of the account with this address, as its owner would be asked. */
  isPassword: (email: string, password: string) => Promise<boolean>
  /** A JWT signed by the service account. */
  sign: (claims: Record<string, unknown>) => Promise<string>
}

/** Identity Toolkit as the project's service account, whose access token is kept until it runs out. */
export function createGoogleApi(
  { projectId, apiKey }: { projectId: string; apiKey: string },
  account: ServiceAccount,
  endpoints: GoogleEndpoints,
  now: () => Date,
): GoogleApi {
  let access: { token: string; until: number } | undefined

  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.clientEmail)
      .sign(account.privateKey)

  const accessToken = async (): Promise<string> => {
    if (access && access.until > now().getTime()) return access.token
    const issuedAt = Math.floor(now().getTime() / 1000)
    const assertion = await sign({
      scope,
      aud: endpoints.token,
      iat: issuedAt,
      exp: issuedAt + 3600,
    })
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }
    const answer = await postTo(endpoints.token, {}, new URLSearchParams(grant))
    // A minute early, so that it doesn't run out on its way.
    const until = now().getTime() + (Number(answer.expires_in) - 60) * 1000
    access = { token: String(answer.access_token), until }
    return access.token
  }

  return {
    sign,
    async isPassword(email, password) {
      const url = `${endpoints.toolkit}/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`
      const headers = { 'content-type': 'application/json' }
      try {
        await postTo(url, headers, JSON.stringify({ email, password, returnSecureToken: false }))
        return true
      } catch (error) {
        const isWrong = error instanceof GoogleRefusal && wrongPassword.test(error.message)
        if (isWrong) return false
        throw error
      }
    },
    async post(method, body) {
      const url = `${endpoints.toolkit}/v1/projects/${encodeURIComponent(projectId)}/accounts${method}`
      const headers = {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
      }
      return postTo(url, headers, JSON.stringify(body))
    },
  }
}

function postTo(url: string, headers: Record<string, string>, body: string | URLSearchParams) {
  return reachGoogle(async () =>
    readJson(
      await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(waitMs) }),
    ),
  )
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  if (response.ok) return JSON.parse(text) as Record<string, unknown>
  if (response.status >= 500) throw new Error(`Google answered ${response.status}`)
  throw new GoogleRefusal(/"message":\s*"([A-Z_]+)/.exec(text)?.[1] ?? `HTTP_${response.status}`)
}
