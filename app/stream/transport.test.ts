import { afterEach, expect, it, vi } from 'vitest'
import { createTransport } from './transport.ts'

const answerWith = (body: string | object, status: number) =>
  vi.stubGlobal('fetch', async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  )
afterEach(() => vi.unstubAllGlobals())

const setUp = () => {
  const onBlocked = vi.fn()
  const transport = createTransport('https://ouen.example/stream', async () => ({}), onBlocked)
  const read = () => transport.read('one.token', vi.fn(), vi.fn(), new AbortController().signal)
  return { onBlocked, transport, read }
}

it('says so where the fan is blocked while they listen', async () => {
  const { onBlocked, read } = setUp()
  answerWith(':\n\n: blocked\n\n', 200)
  await read()
  expect(onBlocked).toHaveBeenCalledTimes(1)
})

it('says so where a blocked fan asks for a stream', async () => {
  const { onBlocked, transport } = setUp()
  answerWith({ errors: [{ message: '', extensions: { code: 'ACCOUNT_BLOCKED' } }] }, 403)
  await expect(transport.reserve()).rejects.toMatchObject({ status: 403 })
  expect(onBlocked).toHaveBeenCalledTimes(1)
})

it.each([
  ['one of a proxy', '<p>Forbidden</p>', 403],
  ['another one', { errors: [{ extensions: { code: 'STREAM_UNKNOWN' } }] }, 404],
])('takes no other refusal for it: %s', async (_, body, status) => {
  const { onBlocked, transport } = setUp()
  answerWith(body, status)
  await expect(transport.reserve()).rejects.toMatchObject({ status })
  expect(onBlocked).not.toHaveBeenCalled()
})

it('tells a stream that was replaced from one that broke off', async () => {
  const { onBlocked, read } = setUp()
  answerWith(': replaced\n\n', 200)
  expect(await read()).toBe('replaced')
  answerWith(':\n\n', 200)
  expect(await read()).toBe('ended')
  expect(onBlocked).not.toHaveBeenCalled()
})
