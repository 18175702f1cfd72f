import { expect, test } from 'vitest'
import { createPageKeeper, type RenderedPage } from './pageKeeper.ts'

const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const pageOf = (html: string): RenderedPage => ({ status: 200, html, headers: {} })

test('has the last good page for all who ask while a draw hangs', async () => {
  let instant = 0
  const keep = createPageKeeper(() => new Date(instant))
  await keep('/', () => Promise.resolve(pageOf('good')))
  const hanging = [Promise.withResolvers<RenderedPage>(), Promise.withResolvers<RenderedPage>()]
  const asked = hanging.map(({ promise }) => {
    instant += 2_000
    return keep('/', () => promise)
  })
  for (const { reject } of hanging) reject(outage)
  expect(await Promise.all(asked)).toEqual([pageOf('good'), pageOf('good')])
  instant += 30_000
  expect(await keep('/', () => Promise.reject(outage))).toEqual(pageOf('good'))
  instant += 30_000
  await expect(keep('/', () => Promise.reject(outage))).rejects.toBe(outage)
  expect(await keep('/', () => Promise.resolve(pageOf('back')))).toEqual(pageOf('back'))
})

test('does not let a draw that was overtaken stand for a newer one', async () => {
  let instant = 0
  const keep = createPageKeeper(() => new Date(instant))
  const slow = Promise.withResolvers<RenderedPage>()
  const first = keep('/', () => slow.promise)
  instant += 2_000
  await keep('/', () => Promise.resolve(pageOf('new')))
  slow.resolve(pageOf('old'))
  expect(await first).toEqual(pageOf('old'))
  instant += 2_000
  expect(await keep('/', () => Promise.reject(outage))).toEqual(pageOf('new'))
})
