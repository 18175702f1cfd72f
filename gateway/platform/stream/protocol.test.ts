import { createClient } from 'graphql-sse'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { codesOf } from '../graphql/testing.ts'
import { perMinute } from '../http/rate.ts'
import { messageCreated, startHub, textsOf } from './testing.ts'

let stage: Awaited<ReturnType<typeof startHub>>
beforeAll(async () => {
  stage = await startHub({ GATEWAY_NAME: 'one' })
})
afterAll(() => stage.close())

describe('the protocol', () => {
  it('reserves, reads, starts and stops with the statuses that are laid down', async () => {
    const browser = stage.browser(await stage.fan())
    const reserved = await browser.call('PUT')
    expect(reserved.status).toBe(201)
    browser.state.token = await reserved.text()
    await browser.read()
    await stage.listen(browser)
    await stage.say(browser.userId, 'とどく')
    await vi.waitFor(() => expect(textsOf(browser)).toEqual(['とどく']))
    expect(browser.received[0]).toMatchObject({ event: 'next', id: 'live', payload: { data: {} } })
    expect((await browser.stop('live')).status).toBe(200)
    expect((await browser.stop('never')).status).toBe(200)
    await stage.say(browser.userId, 'もうとどかない')
    expect(stage.hub.stats()).toMatchObject({ subscriptions: 0, groups: 0 })
    expect(browser.comments).toContain('')
  })

  it('takes the token as a parameter too', async () => {
    const browser = stage.browser(await stage.fan())
    await browser.reserve()
    const query = `?token=${browser.state.token}`
    browser.state.token = ''
    const response = await browser.call('GET', { query })
    expect(response.status).toBe(200)
    await response.body?.cancel()
  })

  it('serves one reader a token', async () => {
    const browser = await stage.open()
    expect((await browser.call('GET')).status).toBe(409)
  })

  it('keeps what comes before the reader', async () => {
    const browser = stage.browser(await stage.fan())
    await browser.reserve()
    await stage.listen(browser)
    await stage.say(browser.userId, '先に')
    await vi.waitFor(() => expect(stage.hub.stats().executions).toBeGreaterThan(0))
    await browser.read()
    await vi.waitFor(() => expect(textsOf(browser)).toEqual(['先に']))
  })

  it.each([
    ['a call of a guest', 401, { headers: { authorization: '' } }],
    ['a token that is no longer good', 401, { headers: { authorization: 'Bearer old' } }],
    ['a call without a tenant', 400, { headers: { tenant: '' } }],
    ['another tenant', 404, { headers: { tenant: 'red' } }],
  ])('refuses %s with %i', async (_, status, init) => {
    expect((await stage.browser('user_1').call('PUT', init)).status).toBe(status)
  })

  it('refuses other methods and unknown streams', async () => {
    const browser = stage.browser('user_1')
    expect((await browser.call('PATCH')).status).toBe(405)
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await browser.call(method)).status).toBe(404)
  })

  it.each([
    ['a query', 'query Q { tenant { id } }', {}],
    ['a broken document', 'subscription {', {}],
    ['an unknown field', 'subscription { nothing }', {}],
    ['missing variables', messageCreated, {}],
    [
      'too deep a document',
      `subscription { messageCreated(channelId: "c") { messageEdge { node { ${'channel { newestMessage { '.repeat(6)} id ${'} }'.repeat(6)} } } } }`,
      {},
    ],
  ])('refuses %s with 400', async (_, query, variables) => {
    const browser = await stage.open()
    const response = await browser.start('x', query, variables)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.any(String) as string }],
    })
  })

  it('refuses an id that is running, a missing id, another type of body, and too large a one', async () => {
    const browser = await stage.open()
    await stage.listen(browser)
    const again = await browser.start('live', messageCreated, {
      channelId: stage.channelId('lobby'),
    })
    expect(again.status).toBe(409)
    expect((await browser.start('', messageCreated, {})).status).toBe(400)
    const plain = { body: {}, headers: { 'content-type': 'text/plain' } }
    expect((await browser.call('POST', plain)).status).toBe(415)
    expect((await browser.start('big', 'x'.repeat(110 * 1024), {})).status).toBe(413)
  })

  it('counts the calls of a fan together', async () => {
    const browser = stage.browser(await stage.fan())
    for (let count = 0; count < perMinute.user; count += 1) stage.rate.take('user', browser.userId)
    const refused = await browser.call('PUT')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
  })

  it('tells a stream of another gateway from one that is over', async () => {
    const browser = stage.browser(await stage.fan())
    await browser.reserve()
    const [name, secret] = browser.state.token.split('.')
    expect(name).toBe('one')
    browser.state.token = `two.${secret}`
    const before = stage.hub.stats().elsewhere
    for (const method of ['GET', 'POST', 'DELETE']) {
      const refused = await browser.call(method)
      expect([refused.status, await codesOf(refused)]).toEqual([404, ['STREAM_ELSEWHERE']])
    }
    expect(stage.hub.stats().elsewhere).toBe(before + 3)
    browser.state.token = 'one.unknown'
    expect(await codesOf(await browser.call('GET'))).toEqual(['STREAM_UNKNOWN'])
  })

  it.each(['GET', 'POST', 'DELETE'])('counts %s too', async (method) => {
    const browser = stage.browser(await stage.fan())
    for (let count = 0; count < perMinute.user; count += 1) stage.rate.take('user', browser.userId)
    expect((await browser.call(method)).status).toBe(429)
  })

  it('lets the library’s own client in as it is', async () => {
    const userId = await stage.fan()
    const started = Promise.withResolvers<void>()
    const client = createClient({
      url: stage.url,
      fetchFn: async (...asked: Parameters<typeof fetch>) => {
        const answer = await fetch(...asked)
        if (answer.status === 202) started.resolve()
        return answer
      },
      singleConnection: true,
      headers: { authorization: `Bearer ${userId}`, tenant: 'ouen' },
    })
    const results = client.iterate({
      query: messageCreated,
      variables: { channelId: stage.channelId('lobby') },
    })
    const first = results.next()
    await started.promise
    await stage.say(userId, 'ライブラリーへ')
    expect(JSON.stringify(await first)).toContain('ライブラリーへ')
    await results.return?.()
    client.dispose()
  })
})
