import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createConnection, type ConnectionEvents } from './connection.ts'
import { keyOf, type Operation } from './operation.ts'
import type { StreamMessage, Transport } from './transport.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const operation: Operation = {
  name: 'A',
  text: 'subscription A { a }',
  variables: {},
  language: 'ja',
}
const other = { ...operation, variables: { id: 1 } }
const wanted = (...operations: Operation[]) =>
  new Map(operations.map((each) => [keyOf(each), each]))
const settled = () => vi.advanceTimersByTimeAsync(0)
const refused = (status?: number) => Object.assign(new Error('refused'), { status })

/** A gateway that opens streams, and what has reached it. */
function setUp() {
  const calls: string[] = []
  const statuses: string[] = []
  const heard: [string, unknown][] = []
  let reader:
    | {
        token: string
        onMessage: (message: StreamMessage) => void
        drop: (error?: Error) => void
        replace: () => void
      }
    | undefined
  let count = 0
  const ids: string[] = []
  const start = vi.fn<Transport['start']>(async (token, id) => {
    calls.push(`start ${token}`)
    ids.push(id)
  })
  const transport: Transport = {
    reserve: async () => `t${(count += 1)}`,
    read: (token, onOpen, onMessage, signal) =>
      new Promise((resolve, reject) => {
        reader = {
          token,
          onMessage,
          drop: (error) => (error ? reject(error) : resolve('ended')),
          replace: () => resolve('replaced'),
        }
        signal.addEventListener('abort', () => calls.push(`left ${token}`))
        onOpen()
      }),
    start,
    stop: async (token) => void calls.push(`stop ${token}`),
  }
  const refresh = vi.fn<() => Promise<void>>(async () => undefined)
  const events: ConnectionEvents = {
    next: (key, payload) => heard.push([key, payload]),
    ended: (key, error) => heard.push([key, error ?? 'ended']),
    status: (status, openCount) => statuses.push(`${status} ${openCount}`),
  }
  return {
    connection: createConnection(transport, refresh, events),
    calls,
    statuses,
    heard,
    start,
    refresh,
    ids,
    reader: () => reader!,
  }
}

describe('a connection', () => {
  it('is open once all that is wanted runs', async () => {
    const { connection, calls, statuses, start } = setUp()
    let accept = () => {}
    start.mockImplementationOnce(() => new Promise((resolve) => (accept = resolve)))
    connection.keep(wanted(operation, other))
    await settled()
    expect(statuses.at(-1)).toBe('connecting 0')
    accept()
    await settled()
    expect(statuses.at(-1)).toBe('open 1')
    expect(start).toHaveBeenCalledTimes(2)
    connection.keep(wanted(operation))
    connection.keep(wanted())
    await settled()
    expect(calls.filter((call) => call === 'stop t1')).toHaveLength(2)
    expect(statuses.at(-1)).toBe('idle 1')
  })

  it('hands results on by their operation', async () => {
    const { connection, heard, ids, reader } = setUp()
    connection.keep(wanted(operation))
    await settled()
    reader().onMessage({ event: 'next', id: ids[0]!, payload: 1 })
    reader().onMessage({ event: 'next', id: 'unknown', payload: 2 })
    reader().onMessage({ event: 'complete', id: ids[0]! })
    reader().onMessage({ event: 'next', id: ids[0]!, payload: 3 })
    expect(heard).toEqual([
      [keyOf(operation), 1],
      [keyOf(operation), 'ended'],
    ])
  })

  it('comes back after a drop and starts all again', async () => {
    const { connection, statuses, calls, reader } = setUp()
    connection.keep(wanted(operation))
    await settled()
    reader().drop()
    await settled()
    expect(statuses.at(-1)).toBe('waiting 1')
    await vi.advanceTimersByTimeAsync(4000)
    expect(statuses.at(-1)).toBe('open 2')
    expect(calls).toEqual(['start t1', 'left t1', 'start t2'])
  })

  it('takes a stream that the gateway no longer knows as a drop', async () => {
    const { connection, statuses, start, heard } = setUp()
    start.mockRejectedValueOnce(refused(404))
    connection.keep(wanted(operation))
    await settled()
    expect(statuses.at(-1)).toBe('waiting 0')
    await vi.advanceTimersByTimeAsync(4000)
    expect(statuses.at(-1)).toBe('open 1')
    expect(heard).toEqual([])
  })

  it('lets go of an operation that is refused, and of no other', async () => {
    const { connection, statuses, start, heard } = setUp()
    start.mockRejectedValueOnce(refused(400))
    connection.keep(wanted(operation, other))
    await settled()
    expect(heard).toEqual([[keyOf(operation), 'Error: refused']])
    expect(statuses.at(-1)).toBe('open 1')
  })

  it('says by what code an operation was refused', async () => {
    const { connection, start, heard } = setUp()
    start.mockRejectedValueOnce(Object.assign(refused(400), { code: 'OPERATION_UNKNOWN' }))
    connection.keep(wanted(operation))
    await settled()
    expect(heard).toEqual([[keyOf(operation), 'OPERATION_UNKNOWN']])
  })

  it('makes the credentials new once', async () => {
    const { connection, statuses, start, refresh } = setUp()
    start.mockRejectedValue(refused(401))
    connection.keep(wanted(operation))
    await settled()
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(statuses.at(-1)).toBe('closed 0')
  })

  it('stays away where a newer one took its place, until the tab is shown', async () => {
    const { connection, statuses, calls, reader } = setUp()
    connection.keep(wanted(operation))
    await settled()
    reader().replace()
    await settled()
    connection.keep(wanted(operation))
    connection.keep(wanted(operation, other))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(statuses.at(-1)).toBe('idle 1')
    connection.wake()
    await settled()
    expect(calls).toEqual(['start t1', 'left t1', 'start t2', 'start t2'])
  })

  it('asks for nothing more once it is closed, unless something new is wanted', async () => {
    const { connection, statuses, start } = setUp()
    start.mockRejectedValueOnce(refused(403))
    connection.keep(wanted(operation))
    await settled()
    connection.keep(wanted(operation))
    expect(statuses.at(-1)).toBe('closed 0')
    connection.keep(wanted(operation, other))
    await settled()
    expect(statuses.at(-1)).toBe('open 1')
  })

  it('tries again where the network kept the credentials from being made new', async () => {
    const { connection, statuses, start, refresh } = setUp()
    start.mockRejectedValueOnce(refused(401)).mockRejectedValueOnce(refused(401))
    refresh.mockRejectedValueOnce(refused())
    connection.keep(wanted(operation))
    await settled()
    expect(statuses.at(-1)).toBe('waiting 0')
    await vi.advanceTimersByTimeAsync(4000)
    expect(refresh).toHaveBeenCalledTimes(2)
    expect(statuses.at(-1)).toBe('open 1')
  })

  it('stays away while it sleeps', async () => {
    const { connection, statuses, calls } = setUp()
    connection.keep(wanted(operation))
    await settled()
    connection.sleep()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(statuses.at(-1)).toBe('idle 1')
    connection.wake()
    connection.keep(wanted(operation))
    await settled()
    expect(statuses.at(-1)).toBe('open 2')
    expect(calls).toEqual(['start t1', 'left t1', 'start t2'])
  })
})
