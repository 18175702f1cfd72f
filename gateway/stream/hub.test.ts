import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { and, eq } from 'drizzle-orm'
import { createClient } from 'graphql-sse'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { membership } from '../community/tables.ts'
import { messageCreated, startHub, type Browser } from './testing.ts'

let stage: Awaited<ReturnType<typeof startHub>>
beforeAll(async () => {
  stage = await startHub()
})
afterAll(() => stage.close())

const messageActivity = `subscription A($communityId: ID!) { channelActivity(communityId: $communityId) { channel { slug lastSeq } } }`
const ownActivity = `subscription B($communityId: ID!) { channelActivity(communityId: $communityId) { channel { ...C } } } fragment C on Channel { viewerReadState { lastReadSeq } }`

/** A new fan's browser, with its stream open. */
async function open(userId?: string, language?: string): Promise<Browser> {
  const browser = stage.browser(userId ?? (await stage.fan()), language)
  await browser.reserve()
  await browser.read()
  return browser
}

const listen = async (browser: Browser, slug = 'lobby', id = 'live') =>
  expect(
    (await browser.start(id, messageCreated, { channelId: stage.channelId(slug) })).status,
  ).toBe(202)

const texts = ({ received }: Browser) =>
  received.flatMap(({ event, payload }) =>
    event === 'next' ? [JSON.stringify(payload).match(/"text":"([^"]*)"/)?.[1]] : [],
  )

describe('the protocol', () => {
  it('reserves, reads, starts and stops with the statuses that are laid down', async () => {
    const browser = stage.browser(await stage.fan())
    const reserved = await browser.call('PUT')
    expect(reserved.status).toBe(201)
    browser.state.token = await reserved.text()
    await browser.read()
    await listen(browser)
    await stage.say(browser.userId, 'とどく')
    await vi.waitFor(() => expect(texts(browser)).toEqual(['とどく']))
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
    const browser = await open()
    expect((await browser.call('GET')).status).toBe(409)
  })

  it('keeps what comes before the reader', async () => {
    const browser = stage.browser(await stage.fan())
    await browser.reserve()
    await listen(browser)
    await stage.say(browser.userId, '先に')
    await vi.waitFor(() => expect(stage.hub.stats().executions).toBeGreaterThan(0))
    await browser.read()
    await vi.waitFor(() => expect(texts(browser)).toEqual(['先に']))
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
    const browser = await open()
    const response = await browser.start('x', query, variables)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.any(String) as string }],
    })
  })

  it('refuses an id that is running, a missing id, another type of body, and too large a one', async () => {
    const browser = await open()
    await listen(browser)
    const again = await browser.start('live', messageCreated, {
      channelId: stage.channelId('lobby'),
    })
    expect(again.status).toBe(409)
    expect((await browser.start('', messageCreated, {})).status).toBe(400)
    const plain = { body: {}, headers: { 'content-type': 'text/plain' } }
    expect((await browser.call('POST', plain)).status).toBe(415)
    expect((await browser.start('big', 'x'.repeat(110 * 1024), {})).status).toBe(413)
  })

  it('lets the library’s own client in as it is', async () => {
    const userId = await stage.fan()
    const client = createClient({
      url: stage.url,
      singleConnection: true,
      headers: { authorization: `Bearer ${userId}`, tenant: 'ouen' },
    })
    const results = client.iterate({
      query: messageCreated,
      variables: { channelId: stage.channelId('lobby') },
    })
    const first = results.next()
    const before = stage.hub.stats().subscriptions
    await vi.waitFor(() =>
      expect(stage.hub.stats().subscriptions).toBeGreaterThanOrEqual(Math.max(1, before)),
    )
    await stage.say(userId, 'ライブラリーへ')
    expect(JSON.stringify(await first)).toContain('ライブラリーへ')
    await results.return?.()
    client.dispose()
  })
})

describe('who sees what', () => {
  it('runs once for two fans, once more for another language, and for each where it is personal', async () => {
    const fans = [await open(), await open(), await open(undefined, 'en')]
    for (const fan of fans) await listen(fan, 'greenhouse')
    const { executions, deliveries } = stage.hub.stats()
    await stage.say(fans[0]!.userId, 'みんなへ', 'greenhouse')
    for (const fan of fans) await vi.waitFor(() => expect(texts(fan)).toEqual(['みんなへ']))
    expect(stage.hub.stats()).toMatchObject({
      executions: executions + 2,
      deliveries: deliveries + 3,
    })

    const variables = { communityId: stage.communityId }
    for (const fan of fans) {
      await fan.stop('live')
      await fan.start('shared', messageActivity, variables)
      await fan.start('own', ownActivity, variables)
    }
    const later = stage.hub.stats().executions
    await stage.say(fans[0]!.userId, 'もう一度', 'greenhouse')
    for (const fan of fans)
      await vi.waitFor(() =>
        expect(fan.received.filter(({ event }) => event === 'next')).toHaveLength(3),
      )
    expect(stage.hub.stats().executions).toBe(later + 5)
    const own = fans.map(({ received }) =>
      JSON.stringify(received.find(({ id }) => id === 'own')?.payload),
    )
    expect(own[0]).not.toBe(own[1])
    expect(own[1]).toBe(own[2])
  })

  it('writes a message once, also where it was sent twice at once', async () => {
    const browser = await open()
    await listen(browser)
    const key = randomUUID()
    await Promise.all([1, 2].map(() => stage.say(browser.userId, '一度だけ', 'lobby', key)))
    await stage.say(browser.userId, '次')
    await vi.waitFor(() => expect(texts(browser)).toEqual(['一度だけ', '次']))
  })

  it('says of a channel that the fan may not read what it says of one that is not there', async () => {
    const browser = await open(await stage.fan({ hasJoined: false }))
    for (const [id, channelId] of [
      ['private', stage.channelId('atelier')],
      ['absent', 'channel_none'],
    ])
      expect((await browser.start(id!, messageCreated, { channelId })).status).toBe(202)
    await vi.waitFor(() => expect(browser.received).toHaveLength(4))
    const [first, , third] = browser.received
    expect(first?.payload).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
    expect(third?.payload).toEqual(first?.payload)
    expect(browser.received.map(({ event }) => event)).toEqual([
      'next',
      'complete',
      'next',
      'complete',
    ])
  })

  it('asks again at each publication', async () => {
    const [leaver, member] = [await open(), await open()]
    for (const fan of [leaver, member]) await listen(fan, 'atelier')
    await stage.say(member.userId, 'ふたりとも', 'atelier')
    await vi.waitFor(() => expect(texts(leaver)).toEqual(['ふたりとも']))
    await stage.db
      .delete(membership)
      .where(
        and(eq(membership.userId, leaver.userId), eq(membership.communityId, stage.communityId)),
      )
    await stage.say(member.userId, 'ひとりだけ', 'atelier')
    await vi.waitFor(() => expect(texts(member)).toEqual(['ふたりとも', 'ひとりだけ']))
    expect(texts(leaver)).toEqual(['ふたりとも'])
  })

  it('does not know a stream of somebody else', async () => {
    const [owner, stranger] = [await open(), stage.browser(await stage.fan())]
    stranger.state.token = owner.state.token
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await stranger.call(method)).status).toBe(404)
    expect(owner.state.isEnded).toBe(false)
  })
})

describe('how a stream ends', () => {
  it('forgets a reservation after a minute', async () => {
    const browser = stage.browser(await stage.fan())
    await browser.reserve()
    stage.pass(60)
    expect((await browser.call('GET')).status).toBe(404)
  })

  it('ends the oldest where a fan has five, and tells it why', async () => {
    const userId = await stage.fan()
    const browsers: Browser[] = []
    for (let count = 0; count < 6; count += 1) browsers.push(await open(userId))
    await vi.waitFor(() =>
      expect(browsers.map(({ state }) => state.isEnded)).toEqual([
        true,
        false,
        false,
        false,
        false,
        false,
      ]),
    )
    expect(browsers[0]!.comments).toContain('replaced')
  })

  it('ends with its fan’s sign-out', async () => {
    const [leaving, staying] = [await open(), await open()]
    stage.events.publish('ouen', { type: 'userSignedOut', userId: leaving.userId })
    await vi.waitFor(() => expect(leaving.state.isEnded).toBe(true))
    expect(staying.state.isEnded).toBe(false)
  })

  it('cuts off a reader that falls behind', async () => {
    const browser = stage.browser(await stage.fan())
    await browser.reserve()
    const { hostname, port } = new URL(stage.url)
    const socket = connect(Number(port), hostname).pause()
    const head = [
      'GET /stream HTTP/1.1',
      'host: gateway',
      'tenant: ouen',
      `authorization: Bearer ${browser.userId}`,
    ]
    socket.write(
      `${head.join('\r\n')}\r\nx-graphql-event-stream-token: ${browser.state.token}\r\n\r\n`,
    )
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => listen(browser, 'lobby', `live${index}`)),
    )
    const sent = await stage.say(browser.userId, '長'.repeat(1000))
    if (sent.__typename !== 'CreateChatMessageSuccess') throw new Error(sent.__typename)
    const { id: messageId, seq, channelId } = sent.messageEdge.node
    const { dropped } = stage.hub.stats()
    const event = {
      type: 'messageCreated',
      channelId,
      communityId: stage.communityId,
      messageId,
      seq,
    } as const
    await vi.waitFor(() => {
      stage.events.publish('ouen', event)
      expect(stage.hub.stats().dropped).toBe(dropped + 1)
    }, 20_000)
    expect((await browser.stop('live0')).status).toBe(404)
    socket.destroy()
  }, 30_000)

  // The last one: the hub stays closed.
  it('ends with the gateway, and opens no other', async () => {
    const browser = await open()
    stage.hub.close()
    await vi.waitFor(() => expect(browser.state.isEnded).toBe(true))
    expect((await browser.call('PUT')).status).toBe(503)
  })
})
