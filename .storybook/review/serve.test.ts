import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveReview } from './serve.ts'

let folder: string
let review: Awaited<ReturnType<typeof serveReview>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-'))
  review = await serveReview({ from: folder })
})
afterAll(async () => {
  review.server.close()
  await rm(folder, { recursive: true })
})

/** What the server answers to a decision that is sent so. */
function decide(headers: Record<string, string>, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers }
    request(`${review.address}decisions`, options, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end(body)
  })
}

const approval = JSON.stringify({ decision: 'approved', ids: ['a'] })
const ours = () => ({ 'x-review-token': review.report.token! })

test('only the page itself decides', async () => {
  expect(await decide({}, approval)).toBe(403)
  expect(await decide({ 'x-review-token': 'guessed' }, approval)).toBe(403)
  expect(await decide({ ...ours(), host: 'elsewhere.example' }, approval)).toBe(403)
  expect(await decide(ours(), approval)).toBe(200)
})

test('what is no decision is refused', async () => {
  const bodies = ['', '{', 'null', '[]', '{"decision":"maybe","ids":[]}', '{"decision":"approved"}']
  for (const body of bodies) expect([body, await decide(ours(), body)]).toEqual([body, 400])
})
