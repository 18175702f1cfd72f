import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NetworkError } from '#platform/relay/fetch.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { createOutbox } from './delivering.ts'
import type { PictureProblem } from '#features/picture/index.ts'
import type { Outgoing } from './outgoing.ts'

const unreachable = () => Promise.reject(new NetworkError('The gateway could not be reached.'))
const written = (id: string) => ({ id, text: `${id}です` })

let network: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  forgetPrivateTexts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An open outbox whose messages meet these answers, one after the other, and then are taken. */
function open(...answers: (() => Promise<Outgoing['error']>)[]) {
  const tried: string[] = []
  const outbox = createOutbox({ tenantId: 'ouen', userId: 'user_me' }, 'channel_1', ({ id }) => {
    tried.push(id)
    return (answers.shift() ?? (() => Promise.resolve(undefined)))()
  })
  return { outbox, tried, close: outbox.open() }
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

it('sends one after the other, and keeps nothing that was taken', async () => {
  const { outbox, tried, close } = open()
  for (const id of ['a', 'b', 'c']) outbox.put(written(id))
  await pass()
  expect(tried).toEqual(['a', 'b', 'c'])
  expect(outbox.read()).toEqual({ messages: [], isHeld: false })
  close()
})

it('lets nothing overtake what has no answer, and tries it each second', async () => {
  const { outbox, tried, close } = open(unreachable, unreachable)
  outbox.put(written('a'))
  outbox.put(written('b'))
  await pass()
  expect(outbox.read()).toEqual({ messages: [written('a'), written('b')], isHeld: true })
  await pass(2000)
  expect(tried).toEqual(['a', 'a', 'a', 'b'])
  expect(outbox.read()).toEqual({ messages: [], isHeld: false })
  close()
})

it('waits while the network is away, and goes on as soon as it is back', async () => {
  const { outbox, tried, close } = open()
  network.dispatchEvent(new Event('offline'))
  outbox.put(written('a'))
  await pass(60_000)
  expect(tried).toEqual([])
  expect(outbox.read().isHeld).toBe(true)
  network.dispatchEvent(new Event('online'))
  await pass()
  expect(tried).toEqual(['a'])
  close()
})

it('asks again over a new connection where the old one has fallen silent', async () => {
  const { outbox, tried, close } = open(() => new Promise(() => undefined))
  outbox.put(written('a'))
  await pass()
  network.dispatchEvent(new Event('online'))
  await pass()
  expect(tried).toEqual(['a', 'a'])
  expect(outbox.read().messages).toEqual([])
  close()
})

it('waits as long as the gateway says where there were too many', async () => {
  const retryAt = new Date(Date.now() + 4000).toISOString()
  const { outbox, tried, close } = open(() =>
    Promise.resolve({ __typename: 'RateLimitedError', retryAt }),
  )
  outbox.put(written('a'))
  await pass(3999)
  expect(tried).toEqual(['a'])
  await pass(1)
  expect(tried).toEqual(['a', 'a'])
  close()
})

it('waits half a minute at most, were this device’s clock an hour behind', async () => {
  const retryAt = new Date(Date.now() + 60 * 60_000).toISOString()
  const { outbox, tried, close } = open(() =>
    Promise.resolve({ __typename: 'RateLimitedError', retryAt }),
  )
  outbox.put(written('a'))
  await pass(30_000)
  expect(tried).toEqual(['a', 'a'])
  expect(outbox.read().messages).toEqual([])
  close()
})

it('asks anew where a call hangs though the network never went away', async () => {
  const { outbox, tried, close } = open(() => new Promise(() => undefined))
  outbox.put(written('a'))
  await pass(14_999)
  expect(tried).toEqual(['a'])
  await pass(1)
  expect(tried).toEqual(['a', 'a'])
  expect(outbox.read().messages).toEqual([])
  close()
})

it('goes on past what was refused, which stays with its reason until it is sent again', async () => {
  const error = { __typename: 'PostingNotAllowedError' as const }
  const { outbox, tried, close } = open(() => Promise.resolve(error))
  outbox.put(written('a'))
  outbox.put(written('b'))
  await pass()
  expect(outbox.read().messages).toEqual([{ ...written('a'), error }])
  outbox.put(written('a'))
  await pass()
  expect(tried).toEqual(['a', 'b', 'a'])
  expect(outbox.read().messages).toEqual([])
  close()
})

it('brings back nothing that was taken back while it was on its way', async () => {
  let refuse = (_: Outgoing['error']) => {}
  const { outbox, close } = open(() => new Promise((resolve) => (refuse = resolve)))
  outbox.put(written('a'))
  await pass()
  outbox.remove('a')
  refuse({ __typename: 'PostingNotAllowedError' })
  await pass()
  expect(outbox.read().messages).toEqual([])
  close()
})

it('sends nothing while nobody has it open, and what waits once somebody has', async () => {
  const { outbox, tried, close } = open()
  close()
  outbox.put(written('a'))
  await pass(60_000)
  expect(tried).toEqual([])
  const closeAgain = outbox.open()
  await pass()
  expect(tried).toEqual(['a'])
  closeAgain()
})

/** An outbox whose pictures meet these answers, one after the other, and then are taken. */
function openWithPictures(...answers: (() => Promise<PictureProblem | undefined>)[]) {
  const acts: string[] = []
  const refusals: Outgoing['error'][] = []
  const outbox = createOutbox(
    { tenantId: 'ouen', userId: 'user_me' },
    'channel_1',
    ({ id }) => {
      acts.push(`send ${id}`)
      return Promise.resolve(refusals.shift())
    },
    ({ id }, { signal, onProgress }) => {
      acts.push(`up ${id}`)
      signal.addEventListener('abort', () => acts.push(`stopped ${id}`))
      onProgress(0.5)
      return (answers.shift() ?? (() => Promise.resolve(undefined)))()
    },
  )
  return { outbox, acts, refusals, close: outbox.open() }
}
const picture = (id: string) => ({ id, width: 4, height: 3, alt: '' })
const pictured = (id: string, ...pictures: string[]) => ({
  ...written(id),
  pictures: pictures.map(picture),
})

it('sends a message’s pictures up, one by one, before it and in its order', async () => {
  const { outbox, acts, close } = openWithPictures()
  outbox.put(pictured('a', 'p', 'q'))
  outbox.put(written('b'))
  await pass()
  expect(acts).toEqual(['up p', 'up q', 'send a', 'send b'])
  expect(outbox.read().messages).toEqual([])
  close()
})

it('waits where a picture has no answer, and sends none up twice that is there', async () => {
  const { outbox, acts, close } = openWithPictures(() => Promise.resolve(undefined), unreachable)
  outbox.put(pictured('a', 'p', 'q'))
  await pass()
  expect(outbox.read()).toMatchObject({ isHeld: true })
  await pass(1000)
  expect(acts).toEqual(['up p', 'up q', 'up q', 'send a'])
  close()
})

it('keeps text and pictures of a message with a refused one, and goes on past it', async () => {
  const { outbox, acts, close } = openWithPictures(() => Promise.resolve('NOT_AN_IMAGE' as const))
  outbox.put(pictured('a', 'p'))
  outbox.put(written('b'))
  await pass()
  expect(acts).toEqual(['up p', 'send b'])
  expect(outbox.read().messages).toEqual([
    { ...pictured('a', 'p'), pictureProblem: { id: 'p', code: 'NOT_AN_IMAGE' } },
  ])
  close()
})

it('shows how far a picture is, and stops it with its message', async () => {
  const { outbox, acts, close } = openWithPictures(() => new Promise(() => undefined))
  outbox.put(pictured('a', 'p'))
  await pass()
  expect(outbox.read().upload).toEqual({ pictureId: 'p', share: 0.5 })
  outbox.remove('a')
  await pass()
  expect(acts).toEqual(['up p', 'stopped p'])
  close()
})

it('sends pictures up once more that the gateway has no more, and then says so', async () => {
  const { outbox, acts, refusals, close } = openWithPictures()
  const gone = { __typename: 'UploadNotFoundError' as const }
  refusals.push(gone, gone)
  outbox.put(pictured('a', 'p'))
  await pass()
  expect(acts).toEqual(['up p', 'send a', 'up p', 'send a'])
  expect(outbox.read().messages).toMatchObject([{ id: 'a', error: gone }])
  close()
})
