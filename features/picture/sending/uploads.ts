import type { IEnvironment } from 'relay-runtime'
import { NetworkError } from '#platform/relay/fetch.ts'
import { serverNow } from '#platform/time/serverClock.ts'
import { changeChosen, readChosen } from '../chosen/chosenPictures.ts'
import type { PictureProblem } from '../chosen/chosenPicture.ts'
import type { SendPicture } from './sendPicture.ts'

/** Why a picture does not go: it is not taken, no answer came, or this fan has sent too many within the hour. */
export type UploadProblem = PictureProblem | 'UNSENT' | 'BUSY'
/** What is to be said of a picture that is not there yet: how far it is, or why it does not go. */
export type UploadState = { share: number } | { problem: UploadProblem }
export type UploadStates = ReadonlyMap<string, UploadState>

/** The pictures that were chosen under one key, on their way up. */
export type Uploads = {
  read: () => UploadStates
  subscribe: (listener: () => void) => () => void
  /** Sends up what is not there yet, one after the other; what did not go waits to be tried again. */
  run: (send: SendPicture) => Promise<void>
  /** Lets one go again that did not. */
  retry: (id: string, send: SendPicture) => Promise<void>
  /** Stops one that was taken out. */
  cancel: (id: string) => void
}

/** The same for a key; what is chosen under it says which are there already. */
export function createUploads(key: string): Uploads {
  const listeners = new Set<() => void>()
  let states: UploadStates = new Map()
  const set = (id: string, state: UploadState | undefined) => {
    const next = new Map(states)
    if (state) next.set(id, state)
    else next.delete(id)
    states = next
    listeners.forEach((listener) => listener())
  }
  const isThere = (id: string) => readChosen(key).some((each) => each.id === id)
  const nextWaiting = () => {
    const hasProblem = (id: string) => 'problem' in (states.get(id) ?? {})
    return readChosen(key).find(({ id, isUploaded }) => !isUploaded && !hasProblem(id))
  }
  let current: { id: string; stop: () => void } | undefined
  let running: Promise<void> | undefined
  const sendAll = async (send: SendPicture) => {
    for (let picture = nextWaiting(); picture; picture = nextWaiting()) {
      const { id } = picture
      const stopping = new AbortController()
      current = { id, stop: () => stopping.abort() }
      set(id, { share: 0 })
      const onProgress = (share: number) => set(id, { share })
      const problem = await sendInTurn(send, picture, { signal: stopping.signal, onProgress })
      current = undefined
      set(id, problem && isThere(id) ? { problem } : undefined)
      if (!problem)
        changeChosen(key, (each) => (each.id === id ? { ...each, isUploaded: true } : each))
    }
  }
  const run = (send: SendPicture): Promise<void> => {
    running ??= sendAll(send).finally(() => {
      running = undefined
    })
    return running
  }
  return {
    read: () => states,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    run,
    retry(id, send) {
      set(id, undefined)
      return run(send)
    },
    cancel(id) {
      if (current?.id === id) current.stop()
      set(id, undefined)
    },
  }
}

/** Until when a refusal is waited for, and how often, before it is told: another's upload takes seconds. */
const waitMost = { ms: 5_000, times: 12 }
/** So many times as long, at most, is waited from one refusal to the next: each try sends the picture's beginning. */
const longestFactor = 8

/**
 * Sends one, and waits for its turn while others are in flight: of the same fan in another tab, a message's, or many of one
 * address. It waits longer each time, and never as long as others do.
 */
async function sendInTurn(send: SendPicture, ...sent: Parameters<SendPicture>) {
  const [, { signal }] = sent
  for (let waited = 0; ; waited += 1) {
    try {
      return await send(...sent)
    } catch (error) {
      const wait = error instanceof NetworkError ? waitOf(error) : undefined
      if (wait === undefined || waited === waitMost.times || signal.aborted) return problemOf(error)
      const factor = Math.min(2 ** waited, longestFactor) * (0.5 + Math.random())
      await pause(wait * factor, signal)
    }
  }
}

/** How long it takes until this may go, in milliseconds, where that is soon. */
function waitOf({ status, retryAt }: NetworkError): number | undefined {
  if (status !== 429 || !retryAt) return undefined
  const wait = Math.max(0, retryAt.getTime() - serverNow())
  return wait <= waitMost.ms ? wait : undefined
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

function problemOf(error: unknown): UploadProblem {
  return error instanceof NetworkError && error.status === 429 ? 'BUSY' : 'UNSENT'
}

// Beside the environment, so that all who show what was chosen under a key share one way up.
const known = new WeakMap<IEnvironment, Map<string, Uploads>>()

/** The uploads of a key, one for all of a page that ask for them. */
export function uploadsOf(environment: IEnvironment, key: string): Uploads {
  const ofKeys = known.get(environment) ?? new Map<string, Uploads>()
  known.set(environment, ofKeys)
  const uploads = ofKeys.get(key) ?? createUploads(key)
  ofKeys.set(key, uploads)
  return uploads
}
