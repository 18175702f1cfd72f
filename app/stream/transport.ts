import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { RequestParameters, Variables } from 'relay-runtime'
import type { Refusal } from './streamMachine.ts'

export type StreamMessage = { event: 'next'; id: string; payload: unknown } | { event: 'complete'; id: string }

export type Transport = {
  /** Reserves a stream and answers its token. */
  reserve: () => Promise<string>
  /** Reads a reserved stream until it ends or `signal` aborts. Calls `onOpen` once it is there. */
  read: (token: string, onOpen: () => void, onMessage: (message: StreamMessage) => void, signal: AbortSignal) => Promise<void>
  start: (token: string, id: string, params: RequestParameters, variables: Variables) => Promise<void>
  stop: (token: string, id: string) => Promise<void>
}

const tokenHeader = 'x-graphql-event-stream-token'

/** The gateway's stream over HTTP: PUT 201, GET, POST 202, DELETE 200 (graphql-sse's single connection mode). */
export function createTransport(url: string, headers: () => Promise<Record<string, string>>): Transport {
  const call = async (method: string, init: { token?: string; query?: string; body?: string; signal?: AbortSignal }, expected: number) => {
    const response = await fetch(`${url}${init.query ?? ''}`, {
      method,
      credentials: 'include',
      body: init.body,
      signal: init.signal,
      headers: {
        ...(await headers()),
        ...(init.token === undefined ? {} : { [tokenHeader]: init.token }),
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        accept: method === 'GET' ? 'text/event-stream' : 'application/json, text/plain',
      },
    })
    if (response.status !== expected) throw new StreamRefused(response.status)
    return response
  }
  return {
    reserve: async () => (await call('PUT', {}, 201)).text(),
    async read(token, onOpen, onMessage, signal) {
      const response = await call('GET', { token, signal }, 200)
      if (!response.body) throw new StreamRefused(response.status)
      onOpen()
      const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
      for await (const { event, data } of events) {
        if (event !== 'next' && event !== 'complete') continue
        const message = JSON.parse(data) as { id: string; payload?: unknown }
        onMessage(event === 'next' ? { event, id: message.id, payload: message.payload } : { event, id: message.id })
      }
    },
    async start(token, id, params, variables) {
      const body = JSON.stringify({ operationName: params.name, query: params.text, variables, extensions: { operationId: id } })
      await call('POST', { token, body, query: `?operationName=${params.name}` }, 202)
    },
    async stop(token, id) {
      await call('DELETE', { token, query: `?operationId=${encodeURIComponent(id)}` }, 200)
    },
  }
}

export class StreamRefused extends Error implements Refusal {
  override name = 'StreamRefused'
  status: number
  constructor(status: number) {
    super(`The gateway refused the stream with ${status}.`)
    this.status = status
  }
}
