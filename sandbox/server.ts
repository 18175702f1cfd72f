import { createServer, type IncomingMessage, type Server } from 'node:http'
import { answerCall } from './api.ts'
import { sendDue } from './events.ts'
import { expireSlips } from './intents.ts'
import type { Language } from './pages/html.ts'
import { answerPage } from './pages/pages.ts'
import type { Sandbox } from './sandbox.ts'

const mostBytes = 64 * 1024
/** How often it looks for webhooks to send and slips to end, in milliseconds. */
const pace = 100

/** Serves the sandbox: the API, pages for browsers, and webhooks sent by itself. It does not listen yet. */
export function createSandboxServer(sandbox: Sandbox): Server {
  const server = createServer((request, response) => {
    answer(sandbox, request)
      .catch(
        () => new Response('{"error":{"type":"api_error","message":"fault"}}', { status: 500 }),
      )
      .then(async (answered) => {
        response.writeHead(answered.status, Object.fromEntries(answered.headers))
        response.end(Buffer.from(await answered.arrayBuffer()))
      })
      .catch(() => response.destroy())
  })
  const work = setInterval(() => {
    sandbox.store.transaction(() => expireSlips(sandbox))
    sendDue(sandbox).catch(() => undefined)
  }, pace)
  server.once('close', () => clearInterval(work))
  return server
}

async function answer(sandbox: Sandbox, request: IncomingMessage): Promise<Response> {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const body = await read(request)
  if (body === undefined) return new Response('Too large.', { status: 413 })
  if (url.pathname.startsWith('/sandbox/'))
    return answerPage(sandbox, {
      method: request.method ?? 'GET',
      url,
      body,
      language: languageOf(url, request.headers['accept-language']),
      deskKey: request.headers['x-desk-key']?.toString(),
    })
  const {
    status,
    body: text,
    isReplayed,
  } = answerCall(sandbox, {
    method: request.method ?? 'GET',
    url,
    body,
    authorization: request.headers.authorization,
    idempotencyKey: request.headers['idempotency-key']?.toString(),
  })
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': `req_sandbox_${Math.random().toString(36).slice(2)}`,
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    },
  })
}

function languageOf({ searchParams }: URL, accepted = 'ja'): Language {
  return (searchParams.get('lang') ?? accepted).startsWith('en') ? 'en' : 'ja'
}

async function read(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.byteLength
    if (length > mostBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
