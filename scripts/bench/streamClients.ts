import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { turnText } from './turnText.ts'

/** The readers, in a process of their own so that their work counts for nobody else. */
export type Order =
  | { type: 'open'; port: number; requests: string[] }
  /** When each turn was published, on the machine's monotonic clock, and after how long what has not come is lost; milliseconds. */
  | { type: 'report'; published: [turn: number, at: number][]; lostAfterMs: number }
export type Report = { received: number; p50: number; p99: number }

/** A turn's text that a piece ends within goes on in the next one. */
const longestText = 20

/** When each turn's message came, of each reader. */
let arrivals: Map<number, number>[] = []

function read(port: number, request: string, arrived: Map<number, number>): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request))
    let rest = ''
    socket.once('data', () => resolve())
    socket.once('error', reject)
    socket.setEncoding('latin1').on('data', (text: string) => {
      const seen = rest + text
      const now = performance.timeOrigin + performance.now()
      for (const [, turn] of seen.matchAll(turnText))
        if (!arrived.has(Number(turn))) arrived.set(Number(turn), now)
      rest = seen.slice(-longestText)
    })
  })
}

async function report(
  published: readonly (readonly [number, number])[],
  lostAfterMs: number,
): Promise<Report> {
  const delaysNow = () =>
    arrivals.flatMap((arrived) =>
      published.flatMap(([turn, at]) => {
        const came = arrived.get(turn)
        return came === undefined ? [] : [came - at]
      }),
    )
  const wanted = published.length * arrivals.length
  const end = performance.now() + lostAfterMs
  while (delaysNow().length < wanted && performance.now() < end) await setTimeout(20)
  const delays = Float64Array.from(delaysNow()).toSorted()
  const at = (share: number) => delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN
  return { received: delays.length, p50: at(0.5), p99: at(0.99) }
}

process.on('message', (order: Order) => {
  const work = async () => {
    if (order.type === 'report') {
      const result = await report(order.published, order.lostAfterMs)
      for (const arrived of arrivals) arrived.clear()
      return result
    }
    arrivals = order.requests.map(() => new Map<number, number>())
    // A few at a time: a burst of thousands would only measure the backlog.
    for (let first = 0; first < order.requests.length; first += 100)
      await Promise.all(
        order.requests
          .slice(first, first + 100)
          .map((request, index) => read(order.port, request, arrivals[first + index]!)),
      )
    return { received: 0, p50: 0, p99: 0 } satisfies Report
  }
  void work().then((result) => process.send?.(result))
})
