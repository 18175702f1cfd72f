import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatEvents } from '../../domains/chat/events.ts'
import { createCache } from '../cache/cache.ts'
import type { EventBus, GatewayEvent } from './bus.ts'
import { createRedisBus } from './redis.ts'

type Answer = string | number | null | Answer[]

/** As much of Redis' protocol and streams as the bus uses, with connections that can be cut. */
async function startStreams() {
  const streams = new Map<string, [string, string[]][]>()
  const sockets = new Set<Socket>()
  let wake = () => {}
  let change = new Promise<void>((resolve) => (wake = resolve))
  let count = 0
  let waiting = 0

  const add = (key: string, fields: string[]) => {
    const id = `${(count += 1)}-0`
    streams.set(key, [...(streams.get(key) ?? []), [id, fields]])
    wake()
    change = new Promise<void>((resolve) => (wake = resolve))
    return id
  }
  const after = (key: string, id: string) =>
    (streams.get(key) ?? []).filter(([other]) => parseInt(other) > parseInt(id))
  const answer = async ([command = '', ...args]: string[]): Promise<Answer> => {
    if (command === 'info') return 'redis_version:8.0.0\r\nloading:0\r\n'
    if (command === 'xadd') return add(args[0]!, args.slice(5))
    if (command === 'xrevrange') return (streams.get(args[0]!) ?? []).slice(-1)
    if (command !== 'xread') return 'OK'
    const [key, id] = args.slice(-2) as [string, string]
    waiting += 1
    while (after(key, id).length === 0) await change
    waiting -= 1
    return [[key, after(key, id)]]
  }
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    let text = ''
    let turn = Promise.resolve()
    socket.on('data', (chunk) => {
      text += chunk.toString()
      for (let command = parse(text); command; command = parse(text)) {
        const { parts, rest } = command
        text = rest
        turn = turn.then(async () => void socket.write(encode(await answer(parts))))
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    /** How many wait for what comes next, so that nothing that is added from now on is missed. */
    waiting: () => waiting,
    connections: () => [...sockets].filter(({ destroyed }) => !destroyed).length,
    close: () => server.close(),
  }
}

function parse(text: string): { parts: string[]; rest: string } | undefined {
  const lines = text.split('\r\n')
  const length = Number(lines[0]?.slice(1))
  if (!text.startsWith('*') || lines.length < length * 2 + 2) return undefined
  const parts = Array.from({ length }, (_, index) => lines[index * 2 + 2]!)
  return {
    parts: [parts[0]!.toLowerCase(), ...parts.slice(1)],
    rest: lines.slice(length * 2 + 1).join('\r\n'),
  }
}

function encode(value: Answer): string {
  if (value === null) return '*-1\r\n'
  if (typeof value === 'number') return `:${value}\r\n`
  if (typeof value === 'string') return `$${Buffer.byteLength(value)}\r\n${value}\r\n`
  return `*${value.length}\r\n${value.map(encode).join('')}`
}

let streams: Awaited<ReturnType<typeof startStreams>>
const buses: EventBus[] = []
const openBus = () => {
  const bus = createRedisBus(streams.url, chatEvents, () => undefined)
  buses.push(bus)
  return bus
}
beforeEach(async () => {
  streams = await startStreams()
})
afterEach(async () => {
  await Promise.all(buses.splice(0).map((bus) => bus.close()))
  streams.cut()
  streams.close()
})

const key = 'ouen:events'
const event = (seq: number): GatewayEvent => ({
  type: 'messageChanged',
  change: 'CREATED',
  rev: seq,
  channelId: 'c',
  communityId: 'k',
  messageId: `m${seq}`,
  seq,
})
const listenTo = (bus: EventBus, tenantId = 'ouen') => {
  const heard: GatewayEvent[] = []
  const end = bus.subscribe(tenantId, (each) => heard.push(each))
  return { heard, end }
}

describe('the bus on streams', () => {
  it('reaches every process, itself too, in order, and each tenant alone', async () => {
    const [one, two] = [openBus(), openBus()]
    const [own, far, red] = [listenTo(one), listenTo(two), listenTo(two, 'red')]
    // However many tenants it has, a process reads on one connection and writes on another.
    const others = Array.from({ length: 20 }, (_, at) => listenTo(two, `t${at}`))
    await vi.waitFor(() => expect(streams.connections()).toBe(4))
    await vi.waitFor(() => expect(streams.waiting()).toBe(2))
    for (const seq of [1, 2, 3]) one.publish('ouen', event(seq))
    for (const { heard } of [own, far])
      await vi.waitFor(() => expect(heard).toEqual([event(1), event(2), event(3)]))
    for (const { heard } of [red, ...others]) expect(heard).toEqual([])
    far.end()
    one.publish('ouen', event(4))
    await vi.waitFor(() => expect(own.heard).toHaveLength(4))
    expect(far.heard).toHaveLength(3)
  })

  it('brings an event’s rows along with their instants', async () => {
    const { heard } = listenTo(openBus())
    const rows = {
      message: { text: '{"$instant":1}', sentAt: new Date('2026-11-20T03:00:00.123Z') },
      membership: { joinedAt: new Date(0) },
      oshi: null,
    }
    const whole = { ...event(1), rows } as unknown as GatewayEvent
    openBus().publish('ouen', whole)
    await vi.waitFor(() => expect(heard).toStrictEqual([whole]))
  })

  it('starts with what comes after it, also at once', async () => {
    streams.add(key, ['id', 'old', 'tenant', 'ouen', 'event', JSON.stringify(event(1))])
    const bus = openBus()
    const { heard } = listenTo(bus)
    bus.publish('ouen', event(2))
    await vi.waitFor(() => expect(heard).toEqual([event(2)]))
  })

  it('replays what it missed while its connection was lost', async () => {
    const { heard } = listenTo(openBus())
    await vi.waitFor(() => expect(streams.waiting()).toBe(1))
    streams.cut()
    for (const seq of [1, 2, 3])
      streams.add(key, ['id', `e${seq}`, 'tenant', 'ouen', 'event', JSON.stringify(event(seq))])
    await vi.waitFor(() => expect(heard).toEqual([event(1), event(2), event(3)]))
  })

  it('skips what is no event of ours, and what stands there twice', async () => {
    const { heard } = listenTo(openBus())
    await vi.waitFor(() => expect(streams.waiting()).toBe(1))
    const entries = [
      '{',
      'null',
      '{"type":"unknown"}',
      '{"type":"messageChanged","channelId":1}',
      JSON.stringify(event(1)),
    ]
    for (const [index, text] of entries.entries())
      streams.add(key, ['id', `e${index}`, 'tenant', 'ouen', 'event', text])
    streams.add(key, ['id', 'e4', 'tenant', 'ouen', 'event', JSON.stringify(event(1))])
    streams.add(key, ['other', 'field'])
    streams.add(key, ['id', 'last', 'tenant', 'ouen', 'event', JSON.stringify(event(2))])
    await vi.waitFor(() => expect(heard).toEqual([event(1), event(2)]))
  })

  it('lets who changed a count read it anew in every process, and nobody else', async () => {
    const at = new Date('2026-11-20T03:00:00.000Z')
    const buses = [openBus(), openBus()] as const
    const [own, far] = [createCache(buses[0], () => at), createCache(buses[1], () => at)]
    const read = (cache: typeof own, readerId: string | null, count: number) =>
      cache.get('ouen', 'plays', 'home 2026-11-20', async () => count, { readerId })
    for (const each of [own, far]) expect(await read(each, 'fan', 1)).toBe(1)
    const { heard } = listenTo(buses[1])
    // From then on it reads what comes.
    buses[1].publish('ouen', event(1))
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    own.forgetFor('ouen', 'plays', 'home 2026-11-20', 'fan')
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    for (const each of [own, far]) {
      expect(await read(each, 'neighbour', 2)).toBe(1)
      expect(await read(each, null, 2)).toBe(1)
      expect(await read(each, 'fan', 2)).toBe(2)
    }
  })
})
