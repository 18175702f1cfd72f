import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NetworkError } from '#platform/relay/fetch.ts'
import { forgetPrivateTexts, privateKey } from '#platform/storage/privateTexts.ts'
import { addChosen, changeChosen, readChosen } from '../chosen/chosenPictures.ts'
import type { SendPicture } from './sendPicture.ts'
import { createUploads, type Uploads } from './uploads.ts'

const key = privateKey('test-pictures')
const picture = (id: string) => ({ id, width: 4, height: 3, alt: '' })
const uploaded = () => readChosen(key).flatMap(({ id, isUploaded }) => (isUploaded ? [id] : []))
let uploads: Uploads
beforeEach(() => {
  addChosen(key, ['one', 'two', 'three'].map(picture))
  uploads = createUploads(key)
})
afterEach(forgetPrivateTexts)

it('sends up one after the other, and notes which are there', async () => {
  const under: string[] = []
  const most = vi.fn<(count: number) => void>()
  const send: SendPicture = async ({ id }, { onProgress }) => {
    under.push(id)
    most(under.length)
    onProgress(0.5)
    expect(uploads.read().get(id)).toEqual({ share: 0.5 })
    under.pop()
    return undefined
  }
  // Two composers of one page show the same pictures.
  await Promise.all([uploads.run(send), uploads.run(send)])
  expect(most.mock.calls).toEqual([[1], [1], [1]])
  expect(uploaded()).toEqual(['one', 'two', 'three'])
  expect(uploads.read().size).toBe(0)
})

it('goes on past what does not go, says why, and sends it up once it is asked to', async () => {
  const answers = new Map<string, () => Promise<undefined | 'NOT_AN_IMAGE'>>([
    ['one', () => Promise.resolve('NOT_AN_IMAGE')],
    ['two', () => Promise.reject(new NetworkError('Nothing came.'))],
    ['three', () => Promise.reject(new NetworkError('Too many.', { status: 429 }))],
  ])
  const send = vi.fn<SendPicture>(({ id }) => answers.get(id)!())
  await uploads.run(send)
  expect(Object.fromEntries(uploads.read())).toEqual({
    one: { problem: 'NOT_AN_IMAGE' },
    two: { problem: 'UNSENT' },
    three: { problem: 'BUSY' },
  })
  // What has failed is not tried again by itself.
  await uploads.run(send)
  expect(send).toHaveBeenCalledTimes(3)
  answers.set('two', () => Promise.resolve(undefined))
  await uploads.retry('two', send)
  expect(uploaded()).toEqual(['two'])
  expect([...uploads.read().keys()]).toEqual(['one', 'three'])
})

it('waits for its turn while another upload of the fan is in flight', async () => {
  const inFlight = () => new NetworkError('Busy.', { status: 429, retryAt: new Date() })
  const send = vi.fn<SendPicture>().mockRejectedValueOnce(inFlight()).mockResolvedValue(undefined)
  await uploads.run(send)
  expect(uploaded()).toEqual(['one', 'two', 'three'])
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['one', 'one', 'two', 'three'])
})

it('leaves the queue when it is taken out while it waits', async () => {
  const send: SendPicture = ({ id }) => {
    if (id !== 'one') return Promise.resolve(undefined)
    queueMicrotask(() => {
      changeChosen(key, (each) => (each.id === 'one' ? undefined : each))
      uploads.cancel('one')
    })
    return Promise.reject(
      new NetworkError('Busy.', { status: 429, retryAt: new Date(Date.now() + 4_000) }),
    )
  }
  vi.useFakeTimers()
  await uploads.run(send)
  vi.useRealTimers()
  expect(uploaded()).toEqual(['two', 'three'])
})

it('stops one that is taken out on its way, and goes on with the next', async () => {
  const send: SendPicture = ({ id }, { signal }) => {
    if (id !== 'one') return Promise.resolve(undefined)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new NetworkError('Stopped.')))
      changeChosen(key, (each) => (each.id === 'one' ? undefined : each))
      uploads.cancel('one')
    })
  }
  await uploads.run(send)
  expect(uploaded()).toEqual(['two', 'three'])
  expect(uploads.read().size).toBe(0)
})
