import { Worker } from 'node:worker_threads'
import { createWorkQueue } from '../busy.ts'

/** What is to be drawn: words, whose colour, and art as it is stored. */
export type Asked = {
  words: { label: string; title: string; line: string; site: string }
  palette: string
  art: { bytes: Uint8Array; focusX: number; focusY: number } | null
}

/** What the thread answers with. */
export type Answer = { png: Uint8Array } | { error: string }

export type PictureDrawer = {
  /** A PNG of 1200 × 630. One is drawn at a time; throws `TooBusy` where too many wait, and where it takes too long. */
  draw: (asked: Asked) => Promise<Uint8Array>
}

/** The first one reads two fonts: a second on a quiet machine, ten on one that is very busy; each other some 300 ms. */
const usual = { patienceMs: 30_000, restMs: 60_000 }

type Drawing = { worker: Worker; settle: (answer: Answer) => void }

/**
 * Draws in a thread of its own, which begins with the first picture, ends after a minute without any, and is ended
 * with the picture that takes it too long or too much memory: the next one gets a new thread.
 */
export function createPictureDrawer(
  { patienceMs, restMs } = usual,
  program = drawProgram,
): PictureDrawer {
  const queue = createWorkQueue({ atOnce: 1, longestWaitMs: 8_000, usualMs: 400 })
  let worker: Worker | undefined
  let drawing: Drawing | undefined
  let resting: NodeJS.Timeout | undefined

  const begin = () => {
    // None of the gateway's secrets: it draws what strangers wrote.
    const made = new Worker(program, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } })
    const settle = (answer: Answer) => {
      if (drawing?.worker === made) drawing.settle(answer)
    }
    made.on('message', settle)
    for (const event of ['error', 'exit'] as const)
      made.on(event, (why: unknown) => {
        if (worker === made) worker = undefined
        settle({ error: `its thread ended: ${String(why)}` })
      })
    // A gateway may end while it rests.
    made.unref()
    return made
  }
  const end = () => {
    // One that has ended already is as good.
    worker?.terminate().catch(() => undefined)
    worker = undefined
  }
  const ask = async (asked: Asked) => {
    clearTimeout(resting)
    const asking = (worker ??= begin())
    const { promise, resolve } = Promise.withResolvers<Answer>()
    drawing = { worker: asking, settle: resolve }
    const late = setTimeout(
      () => resolve({ error: `no answer within ${patienceMs} ms` }),
      patienceMs,
    )
    asking.postMessage(asked, [])
    const answer = await promise
    clearTimeout(late)
    drawing = undefined
    if ('error' in answer) {
      end()
      throw new Error(`a share picture was not drawn: ${answer.error}`)
    }
    resting = setTimeout(end, restMs).unref()
    return answer.png
  }

  return { draw: (asked) => queue.admit(() => queue.run(() => ask(asked))) }
}

const drawProgram = new URL('./draw.worker.ts', import.meta.url)
