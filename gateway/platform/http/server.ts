import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServerAdapter } from '@whatwg-node/server'
import { TooBusy } from '../busy.ts'
import type { Config } from '../config.ts'
import { isOutage } from '../database/pools.ts'
import type { Services } from '../graphql/context.ts'
import type { Metrics } from '../observability/metrics.ts'
import { runTraced, type Trace } from '../observability/trace.ts'
import { readBody } from './body.ts'
import { ClosingResponse } from './closingResponse.ts'
import { isForeign } from './foreign.ts'
import { isLocal } from './local.ts'
import { relay, type Relay } from './relay.ts'
import { requesterOf } from './requester.ts'
import { classOf, isMinor, pathOf } from './routes.ts'

/** What is known of a request besides what it says, and its body. */
export type Arrival = {
  /** Whom limits count it for. */
  requester: string
  /** Whether it was made on this machine, for no stranger. */
  isLocal: boolean
  /** The body, of at most so many bytes. Throws `BodyTooLarge`. */
  readBody: (limit: number) => Promise<Buffer>
}

/** Answers a request, or leaves it to the next one. */
export type Handler = (request: Request, arrival: Arrival) => Promise<Response | undefined>
/** Takes a request whole, as Node has it; false leaves it to the handlers. */
export type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  requester: string,
) => boolean

/** What answers a request once it is known whose site it asks for. */
export type Reached = {
  /** The settings of that site. */
  config: Config
  /** Undefined where it is nobody's. */
  tenantId?: string
  nodeHandlers: readonly NodeHandler[]
  handlers: readonly Handler[]
}

type Parts = {
  config: Config
  log: Services['log']
  metrics?: Metrics | undefined
  /** What other processes answer in our place. */
  relays?: readonly Relay[]
  /** Whom a sound request has reached. */
  reach: (request: IncomingMessage) => Reached | Promise<Reached>
}

/** The HTTP server of one site. */
export function createHttpServer(
  { config, log }: Pick<Services, 'config' | 'log'>,
  nodeHandlers: NodeHandler[],
  handlers: Handler[],
  metrics?: Metrics,
): Server {
  const reached = { config, tenantId: config.tenantId, nodeHandlers, handlers }
  return createSitesServer({ config, log, metrics, reach: () => reached })
}

/**
 * The one HTTP server of all sites: Node handlers of whom a request has reached first (streams, GraphQL, static
 * files), then the others in their order.
 */
export function createSitesServer({ config, log, metrics, relays = [], reach }: Parts): Server {
  const headersOfAll = Object.entries(commonHeaders(config))
  type Context = { req: IncomingMessage; requester: string; reached: Reached }
  const adapter = createServerAdapter<Context>(async (request, { req, requester, reached }) => {
    const arrival: Arrival = {
      requester,
      isLocal: isLocal(req, reached.config),
      readBody: (limit) => readBody(req, limit),
    }
    try {
      for (const handle of reached.handlers) {
        const response = await handle(request, arrival)
        if (response) return response
      }
      return new Response('Not found', { status: 404 })
    } catch (error) {
      const isBusy = error instanceof TooBusy
      const isPassing = isBusy || isOutage(error)
      if (!isPassing)
        log.error({ err: error, path: new URL(request.url).pathname }, 'a request failed')
      // Plain text: a JSON answer would make the sign-in SDK forget its user.
      return new Response('The service is not available for a moment.', {
        status: isPassing ? 503 : 500,
        headers: { 'retry-after': String(isBusy ? error.retryAfter : 2) },
      })
    }
  })
  const answer = async (request: IncomingMessage, response: ServerResponse, trace: Trace) => {
    const isGood = isSound(request)
    if (isGood && relay(relays, config, request, response)) return
    const requester = requesterOf(request, config.trustedProxies)
    for (const [name, value] of headersOfAll) response.setHeader(name, value)
    response.setHeader('x-request-id', trace.requestId)
    logAnswer(log, metrics, request, response, trace)
    if (!isGood) {
      response.writeHead(400, { ...plain, connection: 'close' }).end('Bad request.')
      return
    }
    const reaching = reach(request)
    const reached = reaching instanceof Promise ? await reaching : reaching
    trace.tenantId = reached.tenantId
    if (isForeign(request, reached.config.origin)) {
      response.writeHead(403, plain).end('From this site only.')
      return
    }
    if (reached.nodeHandlers.some((handle) => handle(request, response, requester))) return
    await adapter.handle(request, response, { req: request, requester, reached })
  }
  const server = createServer({ ServerResponse: ClosingResponse }, (request, response) => {
    const trace: Trace = { requestId: randomUUID() }
    runTraced(trace, () => answer(request, response, trace)).catch((error: unknown) => {
      log.error({ err: error, path: pathOf(request.url) }, 'a request failed')
      if (response.headersSent) return response.destroy()
      return response.writeHead(500, { 'content-type': 'text/plain' }).end('Something went wrong.')
    })
  })
  // Streams stay open for as long as their tab does.
  server.requestTimeout = 60_000
  server.timeout = 0
  server.keepAliveTimeout = 65_000
  return server
}

// The sign-in SDK keeps its user where it can't read an answer.
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/**
 * A path of ours, asked of one host that can be one: what builds addresses of them may then rely on both. The path is
 * the one that whoever reads it as an address finds, so that all who judge it judge the same.
 */
function isSound({ url = '', headers: { host }, rawHeaders }: IncomingMessage): boolean {
  // Of two, Node keeps the first, and a proxy may have gone by the other.
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name))
  const isHost =
    hosts.length < 2 && (host === undefined || /^([\w.-]+|\[[\d.:a-f]+\])(:\d{1,5})?$/i.test(host))
  return isHost && /^\/(?!\/)/.test(url) && isPlain(url, `http://${host ?? 'localhost'}`)
}

/** Whether a path leads where it says: whoever normalises it, or decodes it first, finds the same. */
function isPlain(url: string, base: string): boolean {
  const path = pathOf(url)
  if (!URL.canParse(url, base) || new URL(url, base).pathname !== path) return false
  const decoded = path.replace(/%(2e|2f|5c)/gi, (sign) => decodeURIComponent(sign))
  return !/(^|[/\\])\.{1,2}([/\\]|$)/.test(decoded)
}

/** No plug-in, no other base for its links, and no page of others around it. */
export const embedsNothing = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** What every answer says, unless its handler knows better. What is no page may load nothing and stand in no frame. */
function commonHeaders({
  isSecure,
  isProduction,
}: Pick<Config, 'isSecure' | 'isProduction'>): Record<string, string> {
  return {
    // In development Vite's own modules and workers come through here too.
    ...(isProduction
      ? { 'content-security-policy': `default-src 'none'; form-action 'none'; ${embedsNothing}` }
      : {}),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** Measures a request and writes its line. A path's search part may hold a secret, so it is never told. */
function logAnswer(
  log: Services['log'],
  metrics: Metrics | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  trace: Trace,
): void {
  const startedAt = performance.now()
  const route = classOf(request.url)
  response.once('close', () => {
    const duration = performance.now() - startedAt
    const status = response.writableFinished ? response.statusCode : 499
    // A stream's life is no duration of an answer.
    if (route !== 'stream' || request.method !== 'GET')
      metrics?.observeRequest(route, status, duration / 1000)
    metrics?.countTenant(trace.tenantId, status)
    const level = status >= 500 ? 'warn' : isMinor(route) ? 'debug' : 'info'
    if (!log.isLevelEnabled(level)) return
    const line = {
      ...trace,
      method: request.method,
      path: pathOf(request.url),
      status,
      ms: Math.round(duration),
    }
    log[level](line, 'request')
  })
}
