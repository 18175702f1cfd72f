import { expect, test } from 'vitest'
import { createPageCache, type RenderedPage } from './pageCache.ts'

const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const pageOf = (html: string): RenderedPage => ({ status: 200, html, headers: {} })
const away = () => Promise.reject(outage)

test('has the last good page for all who ask while a render hangs, and after it failed', async () => {
  let instant = 0
  const keep = createPageCache(() => new Date(instant))
  await keep('/', async () => pageOf('good'))
  const hanging = Promise.withResolvers<RenderedPage>()
  let begun = 0
  const hang = () => {
    begun += 1
    return hanging.promise
  }
  for (let count = 0; count < 3; count += 1) {
    instant += 2_000
    expect(await keep('/', hang)).toEqual(pageOf('good'))
  }
  expect(begun).toBe(1)
  hanging.reject(outage)
  await expect(hanging.promise).rejects.toBe(outage)
  instant += 30_000
  expect(await keep('/', away)).toEqual(pageOf('good'))
  instant += 30_000
  await expect(keep('/', away)).rejects.toBe(outage)
  expect(await keep('/', async () => pageOf('back'))).toEqual(pageOf('back'))
})

test('takes what a render brought after all', async () => {
  let instant = 0
  const keep = createPageCache(() => new Date(instant))
  await keep('/', async () => pageOf('old'))
  const slow = Promise.withResolvers<RenderedPage>()
  instant += 2_000
  expect(await keep('/', () => slow.promise)).toEqual(pageOf('old'))
  slow.resolve(pageOf('new'))
  await slow.promise
  instant += 500
  expect(await keep('/', away)).toEqual(pageOf('new'))
})

test('renders a page that nobody has seen once for all who wait for it', async () => {
  const keep = createPageCache(() => new Date(0))
  const slow = Promise.withResolvers<RenderedPage>()
  const asked = [keep('/', () => slow.promise), keep('/', away)]
  slow.resolve(pageOf('first'))
  expect(await Promise.all(asked)).toEqual([pageOf('first'), pageOf('first')])
})

test('hands a fault on to who waited, and asks again for the next', async () => {
  const keep = createPageCache(() => new Date(0))
  const fault = new Error('a component threw')
  await expect(keep('/', () => Promise.reject(fault))).rejects.toBe(fault)
  expect(await keep('/', async () => pageOf('fine'))).toEqual(pageOf('fine'))
})

test('keeps no page of which a part is missing, and the whole one before it still stands in', async () => {
  let instant = 0
  const keep = createPageCache(() => new Date(instant))
  const partial = { ...pageOf('a part is missing'), isPartial: true }
  expect(await keep('/', async () => partial)).toEqual(partial)
  expect(await keep('/', async () => pageOf('whole'))).toEqual(pageOf('whole'))
  instant += 2_000
  expect(await keep('/', async () => partial)).toEqual(partial)
  expect(await keep('/', away)).toEqual(pageOf('whole'))
})
