import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** The readers, in a process of their own so that their work counts for nobody else. */
export type Order =
  | { type: 'open'; port: number; requests: string[] }
  /** Times of publication on the machine's monotonic clock, and after how long what has not come is lost; milliseconds. */
  | { type: 'report'; publishedAt: number[]; lostAfterMs: number }
export type Report = { received: number; p50: number; p99: number }

const needle = 'event: next'
let arrivals: number[][] = []

function read(port: number, request: string, arrived: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request))
    let rest = ''
    socket.once('data', () => resolve())
    socket.once('error', reject)
    socket.setEncoding('latin1').on('data', (text: string) => {
      const seen = rest + text
      const now = performance.timeOrigin + performance.now()
      for (let at = seen.indexOf(needle); at >= 0; at = seen.indexOf(needle, at + 1))
        arrived.push(now)
      rest = seen.slice(1 - needle.length)
    })
  })
}

async function report(publishedAt: number[], lostAfterMs: number): Promise<Report> {
  const wanted = publishedAt.length * arrivals.length
  const received = () => arrivals.reduce((sum, { length }) => sum + length, 0)
  const end = performance.now() + lostAfterMs
  while (received() < wanted && performance.now() < end) await setTimeout(20)
  const delays = Float64Array.from(
    arrivals.flatMap((arrived) => arrived.map((at, index) => at - publishedAt[index]!)),
  ).toSorted()
  const at = (share: number) => delays[Math.floor((delays.length - 1) * share)] ?? Number.NaN
  return { received: received(), p50: at(0.5), p99: at(0.99) }
}

process.on('message', (order: Order) => {
  const work = async () => {
    if (order.type === 'report') {
      const result = await report(order.publishedAt, order.lostAfterMs)
      for (const arrived of arrivals) arrived.length = 0
      return result
    }
    arrivals = order.requests.map(() => [])
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
