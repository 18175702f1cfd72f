import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import { newId } from '../../gateway/platform/ids.ts'
import type { BenchContext } from './stage.ts'
import { sized } from './size.ts'

/** Times in milliseconds. */
export type Figures = { perSecond: number; p50: number; p99: number; done: number; refused: number }

/** `warm`: for as long as it takes. */
type Seconds = number | 'warm'

const concurrency = 16
/** Until V8 has compiled what runs often: before that a request costs twice as much, on a slow machine for minutes. */
const warmingUp = sized(10_000, 20)
const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const operations = Object.values(
  JSON.parse(readFileSync('dist/operations.json', 'utf8')) as Record<string, string>,
)

/** One of the app's own operations: a production gateway runs no other. */
export function operation(name: string): string {
  const text = operations.findLast((candidate) => new RegExp(`^\\w+ ${name}\\b`).test(candidate))
  if (!text) throw new Error(`${name} is not in dist/operations.json`)
  return text
}

export type Fan = { origin: string; idToken: string }

/** ID tokens of the stage's fans, traded as the SDK does. */
export async function signInAll(origin: string, { customTokens }: BenchContext): Promise<Fan[]> {
  const fans: Fan[] = []
  for (let first = 0; first < customTokens.length; first += 10)
    fans.push(
      ...(await Promise.all(
        customTokens.slice(first, first + 10).map((token) => signIn(origin, token)),
      )),
    )
  return fans
}

async function signIn(origin: string, token: string): Promise<Fan> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=ouen'
  const { status, body } = await post({ origin, idToken: '' }, path, {
    token,
    returnSecureToken: true,
  })
  if (status !== 200) throw new Error(`signing in was refused: ${body}`)
  return { origin, idToken: (JSON.parse(body) as { idToken: string }).idToken }
}

export function post(
  { origin, idToken }: Fan,
  path: string,
  fields: object | undefined,
  more: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const body = fields && JSON.stringify(fields)
  const headers = {
    ...(body === undefined
      ? {}
      : {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
    tenant: 'ouen',
    ...(idToken ? { authorization: `Bearer ${idToken}` } : {}),
    ...more,
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      { method: more.method ?? 'POST', agent, headers },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString('utf8'),
          }),
        )
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

export const run = (fan: Fan, name: string, variables: object) =>
  post(fan, `/graphql?operationName=${name}`, {
    operationName: name,
    query: operation(name),
    variables,
  })

/** Messages written as the app sends them, each fan and each channel in turn. */
export function benchWrites(
  fans: Fan[],
  { channelIds }: BenchContext,
  seconds: Seconds,
): Promise<Figures> {
  return load(seconds, async (turn) => {
    const id = newId('message')
    const input = {
      channelId: channelIds[turn % channelIds.length],
      text: `ベンチの${turn}通目です`,
      id,
      idempotencyKey: id,
    }
    const { body } = await run(fans[turn % fans.length]!, 'sendMessageMutation', { input })
    return body.includes('"CreateChatMessageSuccess"')
  })
}

/** Pages of 20 messages with authors and their places, from the newest on. */
export function benchReads(
  fans: Fan[],
  { channelIds }: BenchContext,
  seconds: Seconds,
): Promise<Figures> {
  return load(seconds, async (turn) => {
    const id = channelIds[turn % channelIds.length]
    const { body } = await run(fans[turn % fans.length]!, 'ConversationOlderQuery', {
      id,
      count: 20,
      cursor: null,
    })
    return body.split('"cursor"').length === 21
  })
}

/** The same on the bare server: a row in one statement, a page by one join. */
export function benchBareWrites(
  origin: string,
  { channelIds, userIds }: BenchContext,
  seconds: Seconds,
) {
  return load(seconds, async (turn) => {
    const { status } = await writeBare(
      origin,
      channelIds[turn % channelIds.length]!,
      userIds[turn % userIds.length]!,
      `ベンチの${turn}通目です`,
    )
    return status === 200
  })
}

export function benchBareReads(origin: string, { channelIds }: BenchContext, seconds: Seconds) {
  return load(seconds, async (turn) => {
    const path = `/messages?channel=${channelIds[turn % channelIds.length]}`
    const { body } = await post({ origin, idToken: '' }, path, undefined, { method: 'GET' })
    return body.split('"seq"').length === 21
  })
}

/** `beside` goes to the bare server's streams with what was written. */
export function writeBare(
  origin: string,
  channelId: string,
  userId: string,
  text: string,
  beside: object = {},
) {
  const values = [channelId, newId('message'), userId, text, randomUUID()]
  return post({ origin, idToken: '' }, '/messages', { values, beside })
}

/** As many at once as `concurrency`, for so long, or until a server is warm; times in milliseconds. */
export async function load(
  seconds: Seconds,
  act: (turn: number) => Promise<boolean>,
): Promise<Figures> {
  let turn = 0
  let refused = 0
  const times: number[] = []
  const startsAt = performance.now()
  const isOver =
    seconds === 'warm'
      ? () => turn >= warmingUp
      : () => performance.now() >= startsAt + seconds * 1_000
  const work = async () => {
    while (!isOver()) {
      turn += 1
      const from = performance.now()
      const isDone = await act(turn)
      if (!isDone) refused += 1
      else times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  if (times.length === 0) throw new Error('nothing was done: what is measured is refused')
  return {
    perSecond: Math.round((times.length * 1_000) / (performance.now() - startsAt)),
    ...spread(times),
    done: turn - refused,
    refused,
  }
}

/** From a fan's sending to another fan's seeing it, over a real stream: a message each 100 ms, by one after another. */
export async function benchSeen(
  [reader, ...senders]: Fan[],
  { channelIds }: BenchContext,
  count: number,
): Promise<Omit<Figures, 'perSecond' | 'done'>> {
  if (!reader || senders.length === 0) throw new Error('two fans are needed')
  const channelId = channelIds[0]!
  const seen = new Map<string, number>()
  const abort = new AbortController()
  await openStream(
    reader,
    channelId,
    (data) => {
      const key = /見えるまで([\w-]{36})/.exec(data)?.[1]
      if (key) seen.set(key, performance.now())
    },
    abort.signal,
  )
  const sent = new Map<string, number>()
  for (let turn = 0; turn < count; turn += 1) {
    const key = randomUUID()
    sent.set(key, performance.now())
    await run(senders[turn % senders.length]!, 'sendMessageMutation', {
      input: { channelId, text: `見えるまで${key}`, idempotencyKey: key },
    })
    await setTimeout(100)
  }
  await setTimeout(500)
  abort.abort()
  const times = [...sent].flatMap(([key, at]) => (seen.has(key) ? [seen.get(key)! - at] : []))
  if (times.length === 0) throw new Error('nothing that was sent was seen')
  return { ...spread(times), refused: count - times.length }
}

async function openStream(
  fan: Fan,
  channelId: string,
  onData: (data: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const headers = { tenant: 'ouen', authorization: `Bearer ${fan.idToken}` }
  const token = await (await fetch(`${fan.origin}/stream`, { method: 'PUT', headers })).text()
  const withToken = { ...headers, 'x-graphql-event-stream-token': token }
  const stream = await fetch(`${fan.origin}/stream`, { headers: withToken, signal })
  if (!stream.ok || !stream.body) throw new Error(`the stream was refused with ${stream.status}`)
  const parser = createParser({ onEvent: ({ data }) => onData(data) })
  const { body } = stream
  const reading = async () => {
    for await (const text of body.pipeThrough(new TextDecoderStream())) parser.feed(text)
  }
  reading().catch(() => undefined)
  const name = 'useLiveMessagesSubscription'
  const start = {
    operationName: name,
    query: operation(name),
    variables: { channelId },
    extensions: { operationId: randomUUID() },
  }
  const { status } = await post(fan, '/stream', start, { 'x-graphql-event-stream-token': token })
  if (status !== 202) throw new Error(`the subscription was refused with ${status}`)
}

export function spread(times: number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(times).toSorted()
  const at = (share: number) =>
    Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 10) / 10
  return { p50: at(0.5), p99: at(0.99) }
}
