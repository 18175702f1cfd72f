import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import { isForeign } from './foreign.ts'
import { isLocal, isOnMachine } from './local.ts'
import { pathOf } from './routes.ts'

/** A part of our addresses that another process on this machine answers. */
export type Relay = {
  /** What its paths begin with. */
  prefix: string
  /** Those of its paths that answer this machine's operator alone. */
  isOperators: (path: string) => boolean
  /** Whether the others answer whoever comes, and not this machine alone. */
  isPublic: (config: Config) => boolean
  /** Where that process is, and what it is told so that it knows its operator; undefined while there is none. */
  target: (config: Config) => Target | undefined
}

export type Target = { url: string; operatorHeaders: Readonly<Record<string, string>> }

/** Its documents are of no origin: they can neither read ours nor act as a fan, and stand in our own frames only. */
const policy = "sandbox allow-scripts allow-forms; frame-ancestors 'self'"
/** An operator's page is of ours, so that its forms are told from those of other sites. It runs no script. */
const operatorsPolicy = "sandbox allow-forms allow-same-origin; frame-ancestors 'none'"

/** What it is told of a request: nothing that names a fan, or that lets one in. */
const passedOn = ['accept', 'accept-language', 'content-type', 'content-length']
/** What it may answer besides a body. */
const passedBack = ['content-type', 'content-length', 'location', 'content-security-policy']

/**
 * Hands a request on as it comes, without reading, logging or measuring it: what is typed into such a page, as the
 * number of a card, reaches no code of ours. False where no relay has the path.
 */
export function relay(
  relays: readonly Relay[],
  config: Config,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const path = pathOf(request.url)
  const found = relays.find(({ prefix }) => path.startsWith(prefix))
  if (!found) return false
  const isOperators = found.isOperators(path)
  const mayAsk = isOperators
    ? isLocal(request, config)
    : found.isPublic(config) || isOnMachine(request, config)
  const target = mayAsk ? found.target(config) : undefined
  if (target === undefined) end(response, 404, 'Not found')
  // The frames of fans are of no origin, and what they hand in is nobody's; an operator's form is one of ours.
  else if (isOperators && isForeign(request, config.origin))
    end(response, 403, 'From this site only.')
  else pass(target, request, response, isOperators)
  return true
}

function pass(
  { url, operatorHeaders }: Target,
  request: IncomingMessage,
  response: ServerResponse,
  isOperators: boolean,
): void {
  const { hostname, port } = new URL(url)
  const headers = { ...pick(request.headers, passedOn), ...(isOperators && operatorHeaders) }
  const { method, url: path } = request
  const upstream = ask({ host: hostname, port, method, path, headers }, (answer) => {
    // Each policy after a comma binds too: what the page may do is what both allow.
    const policies = [
      answer.headers['content-security-policy'],
      isOperators ? operatorsPolicy : policy,
    ]
      .flat()
      .filter(isGiven)
    response.writeHead(answer.statusCode ?? 502, {
      ...pick(answer.headers, passedBack),
      'content-security-policy': policies.join(', '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    answer.pipe(response)
  })
  upstream.setTimeout(30_000, () => upstream.destroy(new Error('no answer')))
  upstream.once('error', () => {
    if (response.headersSent) response.destroy()
    else end(response, 502, 'Not available for a moment.')
  })
  response.once('close', () => upstream.destroy())
  request.pipe(upstream)
}

function pick(headers: IncomingMessage['headers'], names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
}

const isGiven = (value: string | undefined): value is string => value !== undefined

function end(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    })
    .end(text)
}
