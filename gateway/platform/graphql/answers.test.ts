import { request as send, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOperation } from './manifest.ts'
import { startGraphql } from './testing.ts'

const short = 'query Short { tenant { id } }'
const long = 'query Long { tenant { terms { sections { heading body } } } }'

let stage: Awaited<ReturnType<typeof startGraphql>>
beforeAll(async () => {
  stage = await startGraphql({ texts: [short, long] })
})
afterAll(() => stage.close())

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** As a browser sends it, and as the answer comes over the wire: `fetch` would unpack it. */
function ask(text: string, method: 'GET' | 'POST', headers: Record<string, string> = {}) {
  const search = new URLSearchParams({ extensions: JSON.stringify({ id: hashOperation(text) }) })
  const url = method === 'GET' ? `${stage.url}?${search}` : stage.url
  return new Promise<Answer>((resolve, reject) => {
    const request = send(url, { method, headers: { ...stage.headers, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.on('error', reject)
    request.end(method === 'POST' ? JSON.stringify({ query: text }) : undefined)
  })
}

describe('the size of an answer', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }

  it.each([
    ['br', 'gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip, deflate', 'gzip'],
    ['gzip, where brotli is refused', 'br;q=0, gzip', 'gzip'],
  ] as const)('is little, by %s', async (_, accepted, encoding) => {
    const plain = await ask(long, 'POST')
    const { headers, body } = await ask(long, 'POST', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(unpack[encoding](body)).toEqual(plain.body)
    expect(body.length).toBeLessThan(plain.body.length / 2)
  })

  it.each([
    ['what is short', short, 'br'],
    ['what nobody asked to be compressed', long, ''],
    ['what may not be', long, 'br; q=0, gzip;q=0.0'],
  ])('is left alone: %s', async (_, text, accepted) => {
    const { headers, body } = await ask(text, 'POST', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(body.toString())).toHaveProperty('data.tenant')
  })
})

describe('who may keep an answer', () => {
  const shared = 'public, max-age=0, s-maxage=1'
  const ownOnly = 'private, no-store'

  it('says what it depends on', async () => {
    const { headers } = await ask(short, 'GET')
    expect(headers.vary).toBe(
      'accept-encoding, authorization, cookie, tenant, language-code, auto-translation',
    )
  })

  it.each([
    ['a guest’s GET: shared caches, for a second', short, 'GET', {}, shared],
    ['a longer one', long, 'GET', { 'accept-encoding': 'br' }, shared],
    ['a POST: nobody', short, 'POST', {}, ownOnly],
    ['a fan’s GET: nobody', short, 'GET', { authorization: 'Bearer user_x' }, ownOnly],
    ['one within a sign-up: nobody', short, 'GET', { cookie: 'a=b; ouen_sign_up=x' }, ownOnly],
    ['a refusal: nobody', 'query Other { tenant { id } }', 'GET', {}, ownOnly],
  ] as const)('%s', async (_, text, method, headers, expected) => {
    expect((await ask(text, method, headers)).headers['cache-control']).toBe(expected)
  })
})
