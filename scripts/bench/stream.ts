import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Benched } from './gateway.ts'
import { operation, post, run, writeBare, type Fan } from './load.ts'
import { sized } from './size.ts'
import type { BenchContext } from './stage.ts'
import type { Order, Report } from './streamClients.ts'
import { textOf } from './turnText.ts'

/** Times in milliseconds from sending to each reader, CPU in microseconds, writing and database included. */
export type Delivery = {
  delivered: number
  lost: number
  cpuPerDelivery: number
  p50: number
  p99: number
}

type Sender = {
  server: Benched
  clients: ChildProcess
  send: (turn: number) => Promise<unknown>
}

/** A short run asks whether messages arrive, not how fast: what came late would be counted as the next round's. */
const lostAfterMs = sized(3_000, 60_000)

/** What the gateway's payload holds besides the message, so that the bare one is as long. */
const beside = {
  author: { displayName: 'ファン100', id: 'x'.repeat(31) },
  avatar: { url: `/art/${'x'.repeat(40)}`, dominantColor: '#ffffff' },
  authorMembership: { role: 'MEMBER', oshi: null, id: 'x'.repeat(44) },
  cursor: 'xxxx',
}

/**
 * Messages written to a members' channel, and their way to `streams` fans with a stream of their own each:
 * by the gateway and by the bare server, turn about, `rounds` times each.
 */
export async function benchStream(
  gateway: Benched,
  bare: Benched,
  fans: Fan[],
  { userIds, roomId }: BenchContext,
  {
    streams,
    rate,
    seconds,
    rounds,
  }: { streams: number; rate: number; seconds: number; rounds: number },
): Promise<{ gateway: Delivery; bare: Delivery }> {
  const own: Sender = {
    server: gateway,
    clients: fork(new URL('streamClients.ts', import.meta.url)),
    send: (turn) =>
      run(fans[turn % fans.length]!, 'sendMessageMutation', {
        input: { channelId: roomId, text: textOf(turn), idempotencyKey: randomUUID() },
      }),
  }
  const other: Sender = {
    server: bare,
    clients: fork(new URL('streamClients.ts', import.meta.url)),
    send: (turn) =>
      writeBare(bare.origin, roomId, userIds[turn % userIds.length]!, textOf(turn), beside),
  }
  try {
    const readers = fans.slice(0, streams)
    const heads = await subscribeAll(readers, roomId)
    await open(own, heads)
    await open(
      other,
      readers.map(() => 'GET /stream HTTP/1.1\r\nhost: bench\r\n\r\n'),
    )
    const measured = { gateway: [] as Delivery[], bare: [] as Delivery[] }
    for (let round = 0; round <= rounds; round += 1)
      for (const [name, sender] of [
        ['bare', other],
        ['gateway', own],
      ] as const) {
        const figures = await measure(sender, streams, rate, seconds)
        // What is compiled and cached on the way is not measured.
        if (round > 0) measured[name].push(figures)
      }
    return { gateway: medians(measured.gateway), bare: medians(measured.bare) }
  } finally {
    for (const { clients } of [own, other]) clients.kill()
  }
}

/** A reserved stream with one subscription for each fan; answers the requests that read them. */
async function subscribeAll(fans: Fan[], channelId: string): Promise<string[]> {
  const name = 'useLiveMessagesSubscription'
  const one = async (fan: Fan) => {
    const { body: token } = await post(fan, '/stream', undefined, { method: 'PUT' })
    const withToken = { 'x-graphql-event-stream-token': token }
    const start = {
      operationName: name,
      query: operation(name),
      variables: { channelId },
      extensions: { operationId: randomUUID() },
    }
    const { status, body } = await post(fan, '/stream', start, withToken)
    if (status !== 202) throw new Error(`the subscription was refused with ${status}: ${body}`)
    return `GET /stream HTTP/1.1\r\nhost: localhost\r\ntenant: ouen\r\nauthorization: Bearer ${fan.idToken}\r\nx-graphql-event-stream-token: ${token}\r\n\r\n`
  }
  const heads: string[] = []
  for (let first = 0; first < fans.length; first += 50)
    heads.push(...(await Promise.all(fans.slice(first, first + 50).map(one))))
  return heads
}

async function open({ server, clients }: Sender, requests: string[]): Promise<void> {
  await order(clients, { type: 'open', port: Number(new URL(server.origin).port), requests })
}

let turn = 0

async function measure(
  { server, clients, send }: Sender,
  streams: number,
  rate: number,
  seconds: number,
): Promise<Delivery> {
  const published: [turn: number, at: number][] = []
  const sendings: Promise<unknown>[] = []
  const before = server.cpuMs()
  const start = performance.now()
  for (let index = 0; index < rate * seconds; index += 1) {
    const wait = start + (index * 1000) / rate - performance.now()
    if (wait > 0) await setTimeout(wait)
    turn += 1
    published.push([turn, performance.timeOrigin + performance.now()])
    // What could not be sent is missed by its readers, and counted as lost.
    sendings.push(send(turn).catch(() => undefined))
  }
  await Promise.all(sendings)
  const { received, p50, p99 } = await order(clients, { type: 'report', published, lostAfterMs })
  const cpu = (server.cpuMs() - before) * 1000
  const lost = published.length * streams - received
  return { delivered: received, lost, cpuPerDelivery: cpu / received, p50, p99 }
}

function medians(all: Delivery[]): Delivery {
  const of = (name: keyof Delivery) =>
    all.map((each) => each[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
  const sum = (name: keyof Delivery) => all.reduce((total, each) => total + each[name], 0)
  return {
    delivered: sum('delivered'),
    lost: sum('lost'),
    cpuPerDelivery: of('cpuPerDelivery'),
    p50: of('p50'),
    p99: of('p99'),
  }
}

async function order(clients: ChildProcess, order: Order): Promise<Report> {
  clients.send(order)
  const [report] = (await once(clients, 'message')) as [Report]
  return report
}
