import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import { isOutage } from '../database/pools.ts'
import { isUserEvent } from '../events/bus.ts'
import { admitRequest } from '../graphql/admission.ts'
import type { GatewayContext, Services } from '../graphql/context.ts'
import type { Operations } from '../graphql/operations.ts'
import { refusal } from '../graphql/refusal.ts'
import type { RateGuard } from '../http/rate.ts'
import type { NodeHandler } from '../http/server.ts'
import type { EventStream } from './eventStream.ts'
import { createFanOut } from './fanOut.ts'
import { createOperationReader } from './operation.ts'
import { createRegistry } from './registry.ts'
import { readJson, reply } from './reply.ts'
import type { Topics } from './topic.ts'

const pingMs = 15_000
/** What was lost on its way is found after one to two of these. */
const sweepMs = 1_000
const operationIdShape = /^[\x21-\x7e]{1,100}$/

export type StreamHub = ReturnType<typeof createStreamHub>

type Parts = {
  services: Services
  operations: Operations
  topics: Topics
  /** Counted together with what the fan asks over HTTP. */
  rate?: RateGuard
}

/**
 * `/stream`, in the single connection mode of graphql-sse's protocol: PUT reserves (201, the token), GET
 * reads, POST starts an operation (202), DELETE stops one (200). Every call carries the fan's ID token.
 */
export function createStreamHub({ services, operations, topics, rate }: Parts) {
  const registry = createRegistry(services.config.processName, services.now)
  const fanOut = createFanOut(services, topics)
  const readOperation = createOperationReader(operations, topics)
  let isClosed = false
  let elsewhere = 0

  const unsubscribe = services.events.subscribe(services.config.tenantId, (event) => {
    // Whoever published has done what they were asked, and must not hear of what fails here.
    try {
      if (event.type === 'rowChanged') return
      if (!isUserEvent(event)) return fanOut.publish(event)
      fanOut.forget(event.userId)
      if (event.type !== 'accessChanged')
        registry.endUser(event.userId, { isBlocked: event.type === 'userBlocked' })
    } catch (error) {
      services.log.error({ err: error }, 'an event was not taken')
    }
  })
  const ping = () => {
    registry
      .ping()
      .catch((error: unknown) => services.log.error({ err: error }, 'streams were not pinged'))
  }
  /** Where the event of a block was lost, or came while a stream was being opened. */
  const endKeptOut = () => {
    const { config, identity, log } = services
    identity
      .keptOutAmong(config.tenantId, registry.users())
      .then((keptOut) => keptOut.forEach((userId) => registry.endUser(userId, { isBlocked: true })))
      .catch((error: unknown) => {
        if (!isOutage(error)) log.error({ err: error }, 'streams were not looked over')
      })
  }
  const sweep = () => {
    fanOut.sweep().catch((error: unknown) => {
      if (!isOutage(error)) services.log.error({ err: error }, 'lost events were not looked for')
    })
  }
  const tending = [
    setInterval(ping, pingMs).unref(),
    setInterval(endKeptOut, pingMs).unref(),
    setInterval(sweep, sweepMs).unref(),
  ]

  const start = async (context: GatewayContext, stream: EventStream, request: IncomingMessage) => {
    const body = await readJson(request)
    // The stream may have ended while the body came: nothing would end what joins it now.
    if (stream.isOver) throw unknownStream()
    const operationId = readOperationId(body.get('extensions'))
    const operation = readOperation(body)
    if (stream.subscriptions.has(operationId))
      throw refusal(409, 'OPERATION_RUNNING', 'An operation with this id is running.')
    if (stream.isFull)
      throw refusal(400, 'TOO_MANY_OPERATIONS', 'This stream has as many operations as it may.')
    // Taken at once, so that the same id can't be taken twice meanwhile.
    fanOut.join(stream, operationId, operation, context.language)
    const mayBegin = await operation.topic
      .mayBegin(context, operation.args)
      .catch((error: unknown) => {
        stop(stream, operationId)
        throw error
      })
    if (mayBegin) return
    // What may not be known of is an answer like any other, so it comes by the stream.
    stop(stream, operationId)
    const id = JSON.stringify(operationId)
    const errors = [{ message: 'There is no such thing.', extensions: { code: 'NOT_FOUND' } }]
    stream.write(`event: next\ndata: {"id":${id},"payload":${JSON.stringify({ errors })}}\n\n`)
    stream.write(`event: complete\ndata: {"id":${id}}\n\n`)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse, requester: string) => {
    if (isClosed) throw stopping()
    const url = new URL(request.url ?? '', 'http://gateway')
    const context = await identify(services, rate, request, requester)
    // It may have been closed meanwhile: nobody would tend what is opened now.
    if (isClosed) throw stopping()
    if (request.method === 'PUT')
      return reply(response, 201, registry.reserve(context.userId).token)
    const token = String(
      request.headers['x-graphql-event-stream-token'] || url.searchParams.get('token'),
    )
    // The browser opens another stream on either answer; the code and the count tell operators why.
    if (registry.isElsewhere(token)) {
      elsewhere += 1
      throw refusal(404, 'STREAM_ELSEWHERE', 'Another gateway holds this stream: open a new one.')
    }
    const stream = registry.find(token, context.userId)
    if (!stream) throw unknownStream()
    if (request.method === 'GET') {
      if (stream.isOpen) throw refusal(409, 'STREAM_OPEN', 'This stream is open.')
      return stream.open(response)
    }
    if (request.method === 'POST') {
      await start(context, stream, request)
      return reply(response, 202)
    }
    const operationId = url.searchParams.get('operationId')
    if (!operationId) throw refusal(400, 'BAD_REQUEST', 'The operationId is missing.')
    stop(stream, operationId)
    return reply(response, 200)
  }

  const handle: NodeHandler = (request, response, requester) => {
    if (!/^\/stream(\?|$)/.test(request.url ?? '')) return false
    if (!['PUT', 'GET', 'POST', 'DELETE'].includes(request.method ?? '')) {
      response.setHeader('allow', 'PUT, GET, POST, DELETE')
      reply(response, 405)
      return true
    }
    answer(request, response, requester).catch((error: unknown) =>
      refuse(services, response, error),
    )
    return true
  }

  return {
    handle,
    /**
     * What is there now, and what there was since the start: executions, deliveries, streams dropped, calls
     * for streams of other gateways.
     */
    stats: () => ({ ...registry.stats(), ...fanOut.stats(), elsewhere }),
    /** Looks for what was lost, as it does each second. */
    sweep: fanOut.sweep,
    /** Whether anybody has a stream, open or reserved. */
    isBusy: () => registry.users().length > 0,
    /** Ends all streams at once, and opens no more. */
    close(): void {
      isClosed = true
      tending.forEach(clearInterval)
      unsubscribe()
      registry.endAll()
    },
  }
}

function stopping(): GraphQLError {
  return refusal(503, 'UNAVAILABLE', 'The gateway is stopping.')
}

function unknownStream(): GraphQLError {
  return refusal(404, 'STREAM_UNKNOWN', 'There is no such stream.')
}

function stop(stream: EventStream, operationId: string): void {
  stream.subscriptions.get(operationId)?.()
  stream.subscriptions.delete(operationId)
}

function readOperationId(extensions: unknown): string {
  const id =
    typeof extensions === 'object' && extensions !== null && 'operationId' in extensions
      ? extensions.operationId
      : undefined
  if (typeof id === 'string' && operationIdShape.test(id)) return id
  throw refusal(
    400,
    'BAD_REQUEST',
    'The extensions hold no operationId of 1 to 100 printable characters.',
  )
}

/** The context of the fan who calls; guests have no stream. */
async function identify(
  services: Services,
  rate: RateGuard | undefined,
  { headers }: IncomingMessage,
  requester: string,
) {
  const context = await admitRequest(services, rate, { headers, requester })
  const { userId } = context
  if (userId === null) throw refusal(401, 'UNAUTHENTICATED', 'A stream is for the signed-in.')
  return { ...context, userId }
}

function refuse({ log }: Services, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (error instanceof GraphQLError && !error.originalError) {
    const http = error.extensions.http as
      | { status?: number; headers?: Record<string, string> }
      | undefined
    for (const [name, value] of Object.entries(http?.headers ?? {})) response.setHeader(name, value)
    return reply(response, http?.status ?? 400, {
      errors: [{ message: error.message, extensions: { code: error.extensions.code } }],
    })
  }
  if (!isOutage(error)) log.error({ err: error }, 'a stream’s call failed')
  response.setHeader('retry-after', '2')
  return reply(response, isOutage(error) ? 503 : 500)
}
