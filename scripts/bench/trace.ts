import type { Browser, Page } from 'playwright'

type Event = {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds, as the two below. */
  ts: number
  dur?: number
  /** Of the processor: what others had of it meanwhile does not count. */
  tdur?: number
  args?: { name?: string; data?: { frames?: { frame: string }[] }; beginData?: { frame: string } }
}
/** One turn of a page's main thread, in milliseconds: from when on, and how long it worked. */
type Task = { at: number; worked: number }
export type MainThread = {
  tasks: Task[]
  /** When the page was laid out, and when its own marks were set. */
  layouts: number[]
  marks: { name: string; at: number }[]
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  '__metadata',
]

/** What a page's main thread did while `act` ran. */
export async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories })
  await act()
  const trace = (await browser.stopTracing()).toString('utf8')
  const { traceEvents } = JSON.parse(trace) as { traceEvents: Event[] }
  const main = traceEvents.filter(isThread('CrRendererMain', traceEvents))
  // Of several pages' processes, the one that is marked is looked at.
  const marked = main.find(({ name }) => name === markOfPage)
  const own = main.filter(({ pid, tid }) => pid === marked?.pid && tid === marked.tid)
  // Each SVG picture is a document of its own, which is laid out when it is drawn: none of the page's.
  const started = traceEvents.find(({ name }) => name === 'TracingStartedInBrowser')
  const pages = new Set(started?.args?.data?.frames?.map(({ frame }) => frame))
  return {
    tasks: own
      .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
      .map(({ ts, dur = 0, tdur = dur }) => ({ at: ts / 1_000, worked: tdur / 1_000 })),
    layouts: own
      .filter(({ name, args }) => name === 'Layout' && pages.has(args?.beginData?.frame ?? ''))
      .map(({ ts }) => ts / 1_000),
    marks: own
      .filter(({ name }) => name.startsWith('bench '))
      .map(({ name, ts }) => ({ name, at: ts / 1_000 })),
  }
}

export const markOfPage = 'bench begin'

function isThread(wanted: string, events: readonly Event[]): (event: Event) => boolean {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === wanted)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return ({ pid, tid }) => threads.has(`${pid} ${tid}`)
}
