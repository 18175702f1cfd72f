import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { user } from '../../domains/user/tables.ts'
import { codesOf } from '../graphql/testing.ts'
import { readEvent, writeEvent } from '../events/eventText.ts'
import type { GatewayEvent } from '../events/bus.ts'
import * as replies from './reply.ts'
import { messageCreated, startHub, textsOf, type Browser } from './testing.ts'

vi.mock('./reply.ts', { spy: true })

let stage: Awaited<ReturnType<typeof startHub>>
beforeAll(async () => {
  stage = await startHub()
})
afterAll(() => stage.close())

/** As of a gateway whose tables have other columns. */
const absent = undefined as never
const activity = `subscription All($communityId: ID!) { channelActivity(communityId: $communityId) { channel { id lastSeq
  newestMessage { id text sentAt author { displayName } authorMembership { oshi { name } } } } } }`
const messageActivity = `subscription A($communityId: ID!) { channelActivity(communityId: $communityId) { channel { slug lastSeq } } }`
const ownActivity = `subscription B($communityId: ID!) { channelActivity(communityId: $communityId) { channel { ...C } } } fragment C on Channel { viewerReadState { lastReadSeq } }`

describe('who sees what', () => {
  it('runs once for two fans, once more for another language, and for each where it is personal', async () => {
    const fans = [await stage.open(), await stage.open(), await stage.open(undefined, 'en')]
    for (const fan of fans) await stage.listen(fan, 'greenhouse')
    const { executions, deliveries } = stage.hub.stats()
    await stage.say(fans[0]!.userId, 'みんなへ', 'greenhouse')
    for (const fan of fans) await vi.waitFor(() => expect(textsOf(fan)).toEqual(['みんなへ']))
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
    for (const fan of fans) await fan.stop('own')
  })

  it('writes a message once, also where it was sent twice at once', async () => {
    const browser = await stage.open()
    await stage.listen(browser)
    const key = randomUUID()
    await Promise.all([1, 2].map(() => stage.say(browser.userId, '一度だけ', 'lobby', key)))
    await stage.say(browser.userId, '次')
    await vi.waitFor(() => expect(textsOf(browser)).toEqual(['一度だけ', '次']))
  })

  it('hands on a burst whole', async () => {
    const browser = await stage.open()
    await stage.listen(browser)
    const sent = await stage.say(browser.userId, '殺到')
    if (sent.__typename !== 'CreateChatMessageSuccess') throw new Error(sent.__typename)
    const { id: messageId, seq, rev, channelId } = sent.messageEdge.node
    const { communityId } = stage
    for (let count = 1; count < 100; count += 1)
      stage.events.publish('ouen', {
        type: 'messageChanged',
        change: 'CREATED',
        rev,
        channelId,
        communityId,
        messageId,
        seq,
      })
    await vi.waitFor(() => expect(textsOf(browser)).toHaveLength(100))
  })

  it('says of a channel that the fan may not read what it says of one that is not there', async () => {
    const browser = await stage.open(await stage.fan({ hasJoined: false }))
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

  it('keeps from who has left what comes after, at once where an event tells of it', async () => {
    const [leaver, member] = [await stage.open(), await stage.open()]
    for (const fan of [leaver, member]) await stage.listen(fan, 'atelier')
    await stage.say(member.userId, 'ふたりとも', 'atelier')
    await vi.waitFor(() => expect(textsOf(leaver)).toEqual(['ふたりとも']))
    await stage.leave(leaver.userId)
    stage.events.publish('ouen', { type: 'accessChanged', userId: leaver.userId })
    await stage.say(member.userId, 'ひとりだけ', 'atelier')
    await vi.waitFor(() => expect(textsOf(member)).toEqual(['ふたりとも', 'ひとりだけ']))
    expect(textsOf(leaver)).toEqual(['ふたりとも'])
  })

  it('keeps it from them ten seconds later where nobody told', async () => {
    const [leaver, member] = [await stage.open(), await stage.open()]
    for (const fan of [leaver, member]) await stage.listen(fan, 'atelier')
    await stage.say(member.userId, 'ふたりとも', 'atelier')
    await vi.waitFor(() => expect(textsOf(leaver)).toEqual(['ふたりとも']))
    await stage.leave(leaver.userId)
    stage.pass(10)
    await stage.say(member.userId, 'ひとりだけ', 'atelier')
    await vi.waitFor(() => expect(textsOf(member)).toEqual(['ふたりとも', 'ひとりだけ']))
    expect(textsOf(leaver)).toEqual(['ふたりとも'])
  })

  it('shows a fan who joins what comes after, on the stream that is open', async () => {
    const [newcomer, member] = [
      await stage.open(await stage.fan({ hasJoined: false })),
      await stage.open(),
    ]
    const { communityId } = stage
    // Who is under 18 is read by those who have joined, wherever it was said.
    await stage.db.update(user).set({ birthDate: '2000-01-01' }).where(eq(user.id, member.userId))
    await newcomer.start('all', activity, { communityId })
    await stage.say(member.userId, 'まだ', 'atelier')
    await stage.say(member.userId, 'みんなに', 'lobby')
    await vi.waitFor(() => expect(textsOf(newcomer)).toEqual(['みんなに']))
    await stage.join(newcomer.userId)
    await stage.say(member.userId, 'ようこそ', 'atelier')
    await vi.waitFor(() => expect(textsOf(newcomer)).toEqual(['みんなに', 'ようこそ']))
  })

  it('does not know a stream of somebody else', async () => {
    const [owner, stranger] = [await stage.open(), stage.browser(await stage.fan())]
    stranger.state.token = owner.state.token
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await stranger.call(method)).status).toBe(404)
    expect(owner.state.isEnded).toBe(false)
  })
})

describe('what an event brings along', () => {
  it('is read by nobody again: asked is who is kept out, and nothing else', async () => {
    const browsers = [await stage.open(), await stage.open(undefined, 'en')]
    const { communityId } = stage
    for (const browser of browsers) {
      await stage.listen(browser, 'midnight')
      await browser.start('all', activity, { communityId })
    }
    const author = await stage.fan({ hasOshi: true })
    await stage.say(author, 'はじめ', 'midnight')
    for (const browser of browsers)
      await vi.waitFor(() => expect(textsOf(browser)).toEqual(['はじめ', 'はじめ']))
    const statements = vi.spyOn(stage.db.$client, 'query')
    stage.events.publish('ouen', stage.published.at(-1)!)
    for (const browser of browsers) await vi.waitFor(() => expect(textsOf(browser)).toHaveLength(4))
    const texts = statements.mock.calls.map(
      ([statement]) => (statement as unknown as { text: string }).text,
    )
    expect(texts).toEqual([expect.stringMatching(/^select .* where .*"standing" <> 'active'/s)])
    statements.mockRestore()
  })

  it.each(['midnight', 'atelier'])(
    'makes the payload that the database would in %s, also by way of a text',
    async (slug) => {
      const browser = await stage.open(undefined, 'en')
      await stage.listen(browser, slug)
      await browser.start('all', activity, { communityId: stage.communityId })
      await stage.say(await stage.fan({ hasOshi: true }), '{"$instant":5}', slug)
      await vi.waitFor(() => expect(browser.received).toHaveLength(2))
      const event = stage.published.at(-1)!
      if (event.type !== 'messageChanged' || !event.message) throw new Error('it brings no message')
      const { message } = event
      for (const variant of [
        { ...event, message: undefined },
        event,
        // Of a gateway whose tables have other columns.
        { ...event, message: { ...message, text: 'x', images: absent } },
        { ...event, message: { ...message, author: { ...message.author!, avatar: absent } } },
        {
          ...event,
          message: {
            ...message,
            authorMembership: { ...message.authorMembership!, oshiId: absent },
          },
        },
      ]) {
        stage.events.publish('ouen', readEvent(writeEvent(variant)) as GatewayEvent)
      }
      await vi.waitFor(() => expect(browser.received).toHaveLength(12))
      for (const id of ['live', 'all']) {
        const [first, ...others] = browser.received.filter((one) => one.id === id)
        expect(JSON.stringify(first)).toContain('"oshi":{')
        for (const other of others) expect(other).toEqual(first)
      }
    },
  )

  it('never moves a count back where an older event comes after a newer one', async () => {
    const browser = await stage.open()
    const { communityId } = stage
    const author = await stage.fan()
    for (const text of ['さき', 'あと']) await stage.say(author, text, 'atelier')
    const [older, newer] = stage.published.filter(({ type }) => type === 'messageChanged').slice(-2)
    await browser.start('all', messageActivity, { communityId })
    for (const [at, event] of [newer!, older!].entries()) {
      stage.events.publish('ouen', event)
      await vi.waitFor(() => expect(browser.received).toHaveLength(at + 1))
    }
    const lastSeq = await stage.lastSeq(stage.channelId('atelier'))
    for (const { payload } of browser.received)
      expect(payload).toMatchObject({ data: { channelActivity: { channel: { lastSeq } } } })
  })

  it('holds nothing of its author that is not shown', async () => {
    await stage.say(await stage.fan(), 'だれ')
    const event = stage.published.at(-1)!
    expect(event.type === 'messageChanged' && Object.keys(event.message?.author ?? {})).toEqual([
      'id',
      'displayName',
      'avatar',
    ])
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
    for (let count = 0; count < 6; count += 1) browsers.push(await stage.open(userId))
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
    const [leaving, staying] = [await stage.open(), await stage.open()]
    stage.events.publish('ouen', { type: 'userSignedOut', userId: leaving.userId })
    await vi.waitFor(() => expect(leaving.state.isEnded).toBe(true))
    expect(staying.state.isEnded).toBe(false)
  })

  it('ends where its fan is blocked, tells why, and opens no other', async () => {
    const [blocked, staying] = [await stage.open(), await stage.open()]
    stage.block(blocked.userId)
    await vi.waitFor(() => expect(blocked.state.isEnded).toBe(true))
    expect(blocked.comments).toContain('blocked')
    for (const method of ['PUT', 'GET', 'POST']) {
      const refused = await blocked.call(method)
      expect([refused.status, await codesOf(refused)]).toEqual([403, ['ACCOUNT_BLOCKED']])
    }
    expect([staying.state.isEnded, staying.comments.includes('blocked')]).toEqual([false, false])
  })

  it('takes no subscription whose body comes after the stream’s end', async () => {
    const browser = await stage.open()
    const { subscriptions } = stage.hub.stats()
    const body = JSON.stringify({
      query: messageCreated,
      variables: { channelId: stage.channelId('lobby') },
      extensions: { operationId: 'late' },
    })
    const call = request(stage.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${browser.userId}`,
        tenant: 'ouen',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-graphql-event-stream-token': browser.state.token,
      },
    })
    const answered = once(call, 'response') as Promise<[IncomingMessage]>
    const reading = vi.mocked(replies.readJson).mockClear()
    call.write(body.slice(0, 10))
    await vi.waitFor(() => expect(reading).toHaveBeenCalled())
    stage.events.publish('ouen', { type: 'userSignedOut', userId: browser.userId })
    call.end(body.slice(10))
    const [response] = await answered
    response.resume()
    expect([response.statusCode, stage.hub.stats().subscriptions]).toEqual([404, subscriptions])
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
      Array.from({ length: 50 }, (_, index) => stage.listen(browser, 'lobby', `live${index}`)),
    )
    const sent = await stage.say(browser.userId, '長'.repeat(1000))
    if (sent.__typename !== 'CreateChatMessageSuccess') throw new Error(sent.__typename)
    const { id: messageId, seq, rev, channelId } = sent.messageEdge.node
    const { dropped } = stage.hub.stats()
    const event = {
      type: 'messageChanged',
      change: 'CREATED',
      rev,
      channelId,
      communityId: stage.communityId,
      messageId,
      seq,
    } as const
    await vi.waitFor(() => {
      stage.events.publish('ouen', event)
      expect(stage.hub.stats().dropped).toBe(dropped + 1)
    })
    expect((await browser.stop('live0')).status).toBe(404)
    socket.destroy()
  })

  // The last one: the hub stays closed.
  it('ends with the gateway, and opens no other', async () => {
    const browser = await stage.open()
    stage.hub.close()
    await vi.waitFor(() => expect(browser.state.isEnded).toBe(true))
    expect((await browser.call('PUT')).status).toBe(503)
  })
})
