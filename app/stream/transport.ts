import { EventSourceParserStream } from 'eventsource-parser/stream'
import { accountBlocked, codeOf } from '#platform/relay/fetch.ts'
import { noteServerDate } from '#platform/time/serverClock.ts'
import type { Operation } from './operation.ts'
import type { Refusal } from './streamMachine.ts'

export type StreamMessage =
  | { event: 'next'; id: string; payload: unknown }
  | { event: 'complete'; id: string }

/** How a stream came to its end: the connection went, or a newer one of the same fan took its place. */
export type StreamEnd = 'ended' | 'replaced'

export type Transport = {
  /** Reserves a stream and answers its token. */
  reserve: () => Promise<string>
  /** Reads a reserved stream until it ends or `signal` aborts. Calls `onOpen` once it is there. */
  read: (
    token: string,
    onOpen: () => void,
    onMessage: (message: StreamMessage) => void,
    signal: AbortSignal,
  ) => Promise<StreamEnd>
  start: (token: string, id: string, operation: Operation) => Promise<void>
  stop: (token: string, id: string) => Promise<void>
}

type Call = {
  token?: string
  query?: string
  body?: string
  language?: string
  signal?: AbortSignal
}

const tokenHeader = 'x-graphql-event-stream-token'

/**
 * The gateway's stream over HTTP: PUT 201, GET, POST 202, DELETE 200 (graphql-sse's single connection mode).
 * `onBlocked` is called where the gateway keeps this fan out, or does from now on.
 */
export function createTransport(
  url: string,
  headers: () => Promise<Record<string, string>>,
  onBlocked: () => void,
): Transport {
  const call = async (
    method: string,
    { token, query, body, language, signal }: Call,
    expected: number,
  ) => {
    const askedAt = Date.now()
    const response = await fetch(`${url}${query ?? ''}`, {
      method,
      credentials: 'include',
      body,
      signal,
      headers: {
        ...(await headers()),
        ...(token === undefined ? {} : { [tokenHeader]: token }),
        ...(language === undefined ? {} : { 'Language-Code': language }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        accept: method === 'GET' ? 'text/event-stream' : 'application/json, text/plain',
      },
    })
    noteServerDate(response.headers, askedAt, Date.now())
    if (response.status === expected) return response
    const code = codeOf(await response.json().catch(() => undefined))
    if (response.status === 403 && code === accountBlocked) onBlocked()
    throw new StreamRefused(response.status, code)
  }
  return {
    reserve: async () => (await call('PUT', {}, 201)).text(),
    async read(token, onOpen, onMessage, signal) {
      const response = await call('GET', { token, signal }, 200)
      if (!response.body) throw new StreamRefused(response.status)
      onOpen()
      let end: StreamEnd = 'ended'
      const parser = new EventSourceParserStream({
        onComment(comment) {
          const word = comment.trim()
          if (word === 'replaced') end = 'replaced'
          if (word === 'blocked') onBlocked()
        },
      })
      for await (const { event, data } of response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(parser)) {
        if (event !== 'next' && event !== 'complete') continue
        const message = JSON.parse(data) as { id: string; payload?: unknown }
        onMessage(
          event === 'next'
            ? { event, id: message.id, payload: message.payload }
            : { event, id: message.id },
        )
      }
      return end
    },
    async start(token, id, { name, text, variables, language }) {
      const body = JSON.stringify({
        operationName: name,
        query: text,
        variables,
        extensions: { operationId: id },
      })
      await call('POST', { token, body, language, query: `?operationName=${name}` }, 202)
    },
    async stop(token, id) {
      await call('DELETE', { token, query: `?operationId=${encodeURIComponent(id)}` }, 200)
    },
  }
}

export class StreamRefused extends Error implements Refusal {
  override name = 'StreamRefused'
  status: number
  code?: string
  constructor(status: number, code?: string) {
    super(`The gateway refused the stream with ${status}.`)
    this.status = status
    this.code = code
  }
}
