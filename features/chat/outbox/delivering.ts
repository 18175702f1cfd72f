import type { IEnvironment } from 'relay-runtime'
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import {
  sendPicture,
  type ChosenPicture,
  type PictureProblem,
  type SendPicture,
} from '#features/picture/index.ts'
import { NetworkError } from '#platform/relay/fetch.ts'
import type { Session } from '#platform/session/session.ts'
import { forgetFile } from '#platform/storage/privateFiles.ts'
import { privateTexts } from '#platform/storage/privateTexts.ts'
import { outboxMachine, type Attempt } from './outboxMachine.ts'
import {
  channelsWaiting,
  createOutgoingStore,
  isStopped,
  type Outgoing,
  type Writer,
} from './outgoing.ts'
import { sendMessage } from './sendMessage.ts'
import { serverNow } from '#platform/time/serverClock.ts'

/** A channel's messages under way, whether they wait for the connection, and how far a picture is. */
export type OutboxState = {
  messages: readonly Outgoing[]
  isHeld: boolean
  upload?: { pictureId: string; share: number } | undefined
}

export type Outbox = {
  read: () => OutboxState
  put: (message: Outgoing) => void
  /** Forgets a message, its pictures too. */
  remove: (id: string) => void
  /** Takes a message out and leaves its pictures, for whoever writes it anew. */
  takeBack: (id: string) => void
  subscribe: (listener: () => void) => () => void
  /** Sends what waits, until all who opened it have closed it. */
  open: () => () => void
}

/** How long until a gateway that gave no answer is asked again. Milliseconds. */
const retryMs = 1000
/** The longest wait, whatever the gateway says: its clock need not be this device's. Milliseconds. */
const longestMs = 30_000

/** A fan's outbox in a channel: what this browser keeps of it, and who sends it. */
export function createOutbox(
  writer: Writer,
  channelId: string,
  send: (message: Outgoing) => Promise<Outgoing['error']>,
  sendUp: SendPicture = () => Promise.resolve(undefined),
): Outbox {
  const store = createOutgoingStore(writer, channelId)
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const next = () => store.read().find((message) => !isStopped(message))
  const isThere = (id: string) => store.read().some((message) => message.id === id)
  const deliver = async (): Promise<Attempt> => {
    const message = next()
    if (!message) return { kind: 'answered' }
    const error = await send(message).catch((thrown: unknown) => thrown as Error)
    const waitMs = error && waitOf(error)
    if (waitMs !== undefined) return { kind: 'held', waitMs }
    if (!error) drop(message.id)
    // It may have been taken back, or acknowledged to another tab, meanwhile.
    else if (isThere(message.id)) store.put(afterRefusal(message, error))
    return { kind: 'answered' }
  }
  let uploading: { messageId: string; stop: () => void } | undefined
  let progress: OutboxState['upload']
  const upload = async (signal: AbortSignal): Promise<Attempt> => {
    const message = next()
    const picture = message && unsent(message)
    if (!picture) return { kind: 'answered' }
    const stopping = new AbortController()
    uploading = { messageId: message.id, stop: () => stopping.abort() }
    const show = (share: number) => {
      progress = { pictureId: picture.id, share }
      tell()
    }
    show(0)
    const ended = AbortSignal.any([signal, stopping.signal])
    const problem = await sendUp(picture, { signal: ended, onProgress: show }).catch(
      (thrown: unknown) => thrown as Error,
    )
    // Given up by the machine, another attempt may stand in its place.
    if (signal.aborted) return { kind: 'answered' }
    progress = undefined
    uploading = undefined
    if (!isThere(message.id)) return { kind: 'answered' }
    if (problem instanceof Error) {
      const waitMs = waitOf(problem)
      if (waitMs !== undefined) return { kind: 'held', waitMs }
      store.put({ ...message, error: problem })
    } else store.put(afterUpload(message, picture, problem))
    return { kind: 'answered' }
  }
  const drop = (id: string) => {
    const gone = store.read().find((message) => message.id === id)
    store.remove(id)
    if (uploading?.messageId === id) uploading.stop()
    for (const picture of gone?.pictures ?? []) void forgetFile(picture.id)
  }
  const machine = outboxMachine.provide({
    actors: {
      deliver: fromPromise(deliver),
      upload: fromPromise(({ signal }) => upload(signal)),
    },
    guards: {
      hasWaiting: () => next() !== undefined,
      hasUpload: () => {
        const message = next()
        return message !== undefined && unsent(message) !== undefined
      },
    },
  })

  let openers = 0
  let actor: ActorRefFrom<typeof outboxMachine> | undefined
  let state: OutboxState = { messages: [], isHeld: false }
  const written = () => actor?.send({ type: 'message.written' })
  const lost = () => actor?.send({ type: 'network.lost' })
  const returned = () => actor?.send({ type: 'network.returned' })
  const start = () => {
    const started = createActor(machine)
    actor = started
    started.subscribe(tell)
    started.start()
    if (!navigator.onLine) lost()
    addEventListener('offline', lost)
    addEventListener('online', returned)
    const forget = privateTexts.subscribe(written)
    return () => {
      forget()
      removeEventListener('offline', lost)
      removeEventListener('online', returned)
      started.stop()
      actor = undefined
    }
  }
  let stop: (() => void) | undefined
  return {
    read() {
      const messages = store.read()
      const isHeld = actor?.getSnapshot().context.isHeld ?? false
      if (messages !== state.messages || isHeld !== state.isHeld || progress !== state.upload)
        state = { messages, isHeld, ...(progress && { upload: progress }) }
      return state
    },
    put: store.put,
    remove: drop,
    takeBack: store.remove,
    subscribe(listener) {
      listeners.add(listener)
      const forget = privateTexts.subscribe(listener)
      return () => {
        listeners.delete(listener)
        forget()
      }
    },
    open() {
      openers += 1
      if (openers === 1) stop = start()
      return () => {
        openers -= 1
        if (openers === 0) stop?.()
      }
    },
  }
}

const unsent = ({ pictures }: Outgoing) => pictures?.find(({ isUploaded }) => !isUploaded)

function afterUpload(
  message: Outgoing,
  picture: ChosenPicture,
  code: PictureProblem | undefined,
): Outgoing {
  if (code) return { ...message, pictureProblem: { id: picture.id, code } }
  const pictures = message.pictures?.map((each) =>
    each.id === picture.id ? { ...each, isUploaded: true } : each,
  )
  return { ...message, pictures }
}

/** Uploads last for a day: what waited for longer goes up once more. */
function afterRefusal(message: Outgoing, error: NonNullable<Outgoing['error']>): Outgoing {
  const isGone = !(error instanceof Error) && error.__typename === 'UploadNotFoundError'
  if (!isGone || message.isSentUpAgain) return { ...message, error }
  const pictures = message.pictures?.map((each) => ({ ...each, isUploaded: false }))
  return { ...message, pictures, isSentUpAgain: true }
}

/** How long to wait where the same message may be taken later; undefined where waiting changes nothing. */
function waitOf(error: NonNullable<Outgoing['error']>): number | undefined {
  if (!(error instanceof Error))
    return error.__typename === 'RateLimitedError' ? until(error.retryAt) : undefined
  if (!(error instanceof NetworkError)) return undefined
  const { status = 500, retryAt } = error
  return status >= 500 || status === 429 ? until(retryAt) : undefined
}

function until(at: Date | string | null | undefined): number {
  if (!at) return retryMs
  return Math.min(longestMs, Math.max(retryMs, new Date(at).getTime() - serverNow()))
}

// Beside the environment, so that all who open a channel's outbox share one.
const outboxes = new WeakMap<IEnvironment, Map<string, Outbox>>()

/** How messages and their pictures reach the gateway. */
export type Ways = { environment: IEnvironment; callGateway: Session['callGateway'] }

/** A fan's outbox in a channel, one for all of a page that ask for it. */
export function outboxOf(
  { environment, callGateway }: Ways,
  writer: Writer,
  channelId: string,
): Outbox {
  const ofChannels = outboxes.get(environment) ?? new Map<string, Outbox>()
  outboxes.set(environment, ofChannels)
  const key = `${writer.userId} ${channelId}`
  const outbox =
    ofChannels.get(key) ??
    createOutbox(
      writer,
      channelId,
      (message) => sendMessage(environment, channelId, message),
      (picture, way) => sendPicture({ callGateway, to: 'message' }, picture, way),
    )
  ofChannels.set(key, outbox)
  return outbox
}

/** Sends what a fan has waiting in any channel, now and from now on, wherever the fan is. Returns what ends it. */
export function deliverWaiting(ways: Ways, writer: Writer): () => void {
  const closers = new Map<string, () => void>()
  const look = () => {
    for (const channelId of channelsWaiting(writer))
      if (!closers.has(channelId)) closers.set(channelId, outboxOf(ways, writer, channelId).open())
  }
  const forget = privateTexts.subscribe(look)
  look()
  return () => {
    forget()
    closers.forEach((close) => close())
  }
}
