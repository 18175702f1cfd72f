import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFile } from '#platform/storage/privateFiles.ts'
import { forgetPrivateTexts, privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { sendPicture, type Destination } from './sendPicture.ts'

const picture = { id: 'upload_1', width: 4, height: 3, alt: '' }
const way = { signal: new AbortController().signal, onProgress: () => undefined }
beforeEach(async () => {
  privateTexts.write(privateKey('test'), picture.id)
  await keepFile(picture.id, new Blob(['bytes']))
})
afterEach(() => {
  forgetPrivateTexts()
  vi.useRealTimers()
})

const message = (callGateway: Destination['callGateway']): Destination => ({
  callGateway,
  to: 'message',
})
const answering = (status: number, code?: string) => () =>
  Promise.resolve(Response.json(code ? { error: { code } } : {}, { status }))

it('sends the file up under its id', async () => {
  const call = vi.fn(answering(201))
  expect(await sendPicture(message(call), picture, way)).toBeUndefined()
  const [path, { method, body }] = call.mock.calls[0] as unknown as [
    string,
    { method: string; body: Blob },
  ]
  expect([path, method, await body.text()]).toEqual([
    '/uploads/message?id=upload_1',
    'POST',
    'bytes',
  ])
})

it.each([
  [413, 'TOO_LARGE'],
  [415, 'NOT_AN_IMAGE'],
  [422, 'TOO_MANY_PIXELS'],
])('says why the gateway refuses it with %i', async (status, code) => {
  expect(await sendPicture(message(answering(status, code)), picture, way)).toBe(code)
})

it('says where this browser has the file no more', async () => {
  const call = vi.fn(answering(201))
  expect(await sendPicture(message(call), { ...picture, id: 'upload_2' }, way)).toBe('LOST')
  expect(call).not.toHaveBeenCalled()
})

it('may go later where too many went, where the gateway fails, and where none answers', async () => {
  await expect(
    sendPicture(message(answering(429, 'RATE_LIMITED')), picture, way),
  ).rejects.toMatchObject({
    status: 429,
    retryAt: expect.any(Date),
  })
  await expect(sendPicture(message(answering(503)), picture, way)).rejects.toMatchObject({
    status: 503,
  })
  const none = () => Promise.reject(new TypeError('none'))
  await expect(sendPicture(message(none), picture, way)).rejects.toMatchObject({
    name: 'NetworkError',
  })
})

it('gives an upload up that does not move any more', async () => {
  vi.useFakeTimers()
  const stalled = sendPicture(
    message(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    ),
    picture,
    way,
  ).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await stalled).toBe('NetworkError')
})

it('goes with the fan', async () => {
  forgetPrivateTexts()
  const call = vi.fn(answering(201))
  await vi.waitFor(async () => expect(await sendPicture(message(call), picture, way)).toBe('LOST'))
})
