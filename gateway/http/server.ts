import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServerAdapter } from '@whatwg-node/server'
import { isOutage } from '../database/pools.ts'
import type { Services } from '../graphql/context.ts'
import { requesterOf } from './requester.ts'

/** Answers a request, or leaves it to the next one. */
export type Handler = (request: Request, asker: { requester: string; isLoopback: boolean }) => Promise<Response | undefined>
/** Takes a request whole, as Node has it; false leaves it to the handlers. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse, requester: string) => boolean

/** The one HTTP server: Node handlers first (streams, GraphQL, static files), then the others in their order. */
export function createHttpServer(services: Services, nodeHandlers: NodeHandler[], handlers: Handler[]): Server {
  const { config, log } = services
  const adapter = createServerAdapter<{ req: IncomingMessage; requester: string }>(async (request, { req, requester }) => {
    const isLoopback = /^(::1|(::ffff:)?127\.)/.test(req.socket.remoteAddress ?? '') && !req.headers['x-forwarded-for']
    try {
      for (const handle of handlers) {
        const response = await handle(request, { requester, isLoopback })
        if (response) return response
      }
      return new Response('Not found', { status: 404 })
    } catch (error) {
      if (!isOutage(error)) log.error({ err: error, path: new URL(request.url).pathname }, 'a request failed')
      // Plain text: a JSON answer would make the sign-in SDK forget its user.
      return new Response('The service is not available for a moment.', { status: 503, headers: { 'retry-after': '2' } })
    }
  })
  const server = createServer((request, response) => {
    const requester = requesterOf(request, config.trustedProxies)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    if (nodeHandlers.some((handle) => handle(request, response, requester))) return
    void adapter.handle(request, response, { req: request, requester })
  })
  // Streams stay open for as long as their tab does.
  server.requestTimeout = 60_000
  server.timeout = 0
  server.keepAliveTimeout = 65_000
  return server
}
