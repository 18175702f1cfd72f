import type { IncomingHttpHeaders } from 'node:http'
import type { ExecutionResult } from 'graphql'
import type { Config } from '../config.ts'
import { readCookies } from '../http/cookies.ts'

/** GraphQL's own type says by the status, too, whether it could be run; the plain one is a 200 there. */
type MediaType = 'application/graphql-response+json' | 'application/json'

type Request = { method?: string | undefined; headers: IncomingHttpHeaders }

type Http = { spec?: boolean; status?: number; headers?: Record<string, string> }

/** All that an answer depends on, besides its address. */
const vary = 'accept-encoding, authorization, cookie, tenant, language-code, auto-translation'

/** The first type that is accepted and is ours; undefined where there is none. */
export function mediaTypeOf(accept: string | undefined): MediaType | undefined {
  for (const part of (accept || '*/*').toLowerCase().replaceAll(/\s/g, '').split(',')) {
    const [type = '', ...parameters] = part.split(';')
    if (parameters.some((each) => /^charset=(?!utf-8$)/.test(each))) continue
    if (type === 'application/graphql-response+json') return type
    if (['application/json', 'application/*', '*/*'].includes(type)) return 'application/json'
  }
  return undefined
}

/** The status, headers and text of a result whose errors have been masked, as GraphQL over HTTP has them. */
export function writeResult(
  { data, errors = [] }: ExecutionResult,
  mediaType: MediaType,
): { status: number; headers: Record<string, string>; text: string } {
  const https = errors.map(({ extensions }) => (extensions?.http ?? {}) as Http)
  const statuses = https
    .filter(({ spec }) => !spec || mediaType !== 'application/json')
    .map(({ status = 0 }) => status)
  const shown = errors.map(({ message, path, extensions }) => {
    const { http: _, ...others } = extensions ?? {}
    return { message, path, extensions: Object.keys(others).length > 0 ? others : undefined }
  })
  const whole = data === undefined ? {} : { data }
  return {
    status: Math.max(0, ...statuses) || 200,
    headers: Object.assign(
      { 'content-type': `${mediaType}; charset=utf-8` },
      ...https.map(({ headers }) => headers),
    ) as Record<string, string>,
    text: JSON.stringify(shown.length > 0 ? { ...whole, errors: shown } : whole),
  }
}

/**
 * Who may keep an answer. What a guest asks by GET is the same for all guests and may be a second old in a shared
 * cache, as their pages may; browsers, and everyone else's answers, keep nothing. Nor do those of a guest with
 * one of the `personalCookies`.
 */
export function createKeeping(personalCookies: ReadonlySet<string>, config: Config) {
  const isPersonal = ({ authorization, cookie }: IncomingHttpHeaders) =>
    Boolean(authorization) ||
    [...readCookies(cookie, config).keys()].some((name) => personalCookies.has(name))
  return ({ method, headers }: Request, status: number) => ({
    vary,
    'cache-control':
      method === 'GET' && status === 200 && !isPersonal(headers)
        ? 'public, max-age=0, s-maxage=1'
        : 'private, no-store',
  })
}
