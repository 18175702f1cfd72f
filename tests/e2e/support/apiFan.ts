import { randomUUID } from 'node:crypto'
import type { Ouen } from './ouen.ts'

export type Answer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

/** A fan without a browser: cookies, tokens and calls by hand, for what no browser could do fast or wrong enough. */
export class ApiFan {
  readonly ouen: Pick<Ouen, 'origin'>
  readonly #address: string | undefined
  readonly #cookies = new Map<string, string>()
  idToken = ''
  refreshToken = ''

  /** `address`: from where, as a proxy that the gateway trusts would say. */
  constructor(ouen: Pick<Ouen, 'origin'>, address?: string) {
    this.ouen = ouen
    this.#address = address
  }

  /** What a browser would hold of them by now. */
  get cookies(): { name: string; value: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }))
  }

  async call(
    operationName: string,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<Answer> {
    const response = await this.fetch(`/graphql?operationName=${operationName}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        tenant: 'ouen',
        'language-code': 'ja',
        authorization: this.idToken ? `Bearer ${this.idToken}` : '',
      },
      body: JSON.stringify({ operationName, query, variables }),
    })
    return (await response.json()) as Answer
  }

  async fetch(
    path: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${this.ouen.origin}${path}`, {
      ...init,
      headers: {
        ...init.headers,
        ...(cookie && { cookie }),
        ...(this.#address && { 'x-forwarded-for': this.#address }),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  /** Trades a custom token for an ID token, as the firebase SDK does. */
  async signIn(customToken: string): Promise<void> {
    const response = await this.fetch(
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=ouen',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: customToken, returnSecureToken: true }),
      },
    )
    const tokens = (await response.json()) as { idToken: string; refreshToken: string }
    this.idToken = tokens.idToken
    this.refreshToken = tokens.refreshToken
  }
}

export const uniqueEmail = () => `fan-${randomUUID().slice(0, 8)}@example.com`
