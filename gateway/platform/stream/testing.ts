import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createParser } from 'eventsource-parser'
import { domains } from '../../domains.generated.ts'
import { createChatMessage } from '../../domains/chat/sending.ts'
import { openCommunity } from '../../domains/chat/testing.ts'
import type { Services } from '../graphql/context.ts'
import { createOperations } from '../graphql/operations.ts'
import { createGatewaySchema } from '../graphql/schema.ts'
import { createRateGuard } from '../http/rate.ts'
import { createHttpServer } from '../http/server.ts'
import { createStreamHub } from './hub.ts'

export type Received = { event: string; id: string; payload?: unknown }

/** What a chat shows of a message, whoever asks. */
export const messageCreated = /* GraphQL */ `
  subscription Live($channelId: ID!) {
    messageCreated(channelId: $channelId) {
      messageEdge {
        cursor
        node {
          seq
          sentAt
          text
          author {
            displayName
          }
          authorMembership {
            role
            oshi {
              name
              palette
            }
          }
        }
      }
    }
  }
`

/** The same of whatever changes there. */
export const channelChanged = /* GraphQL */ `
  subscription Changes($channelId: ID!) {
    channelChanged(channelId: $channelId) {
      rev
      messageEdge {
        node {
          id
          text
        }
      }
    }
  }
`

/** The hub behind the gateway's own HTTP server, on a real database; a fan's token is their id. */
export async function startHub(env: NodeJS.ProcessEnv = {}) {
  const stage = await openCommunity(env)
  const base = stage.as(null)
  const blocked = new Set<string>()
  const services: Services = {
    ...base,
    identity: {
      ...base.identity,
      verifyIdToken: async (token, tenantId) =>
        blocked.has(token)
          ? 'disabled'
          : token.startsWith('user_')
            ? { userId: token, tenantId, authenticatedAt: base.now(), issuedAt: base.now() }
            : null,
    },
  }
  const rate = createRateGuard(base.now)
  const hub = createStreamHub({
    services,
    operations: createOperations({ schema: createGatewaySchema(domains), log: services.log }),
    topics: domains.topics,
    rate,
  })
  const server = createHttpServer(services, [hub.handle], [])
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stream`

  const browser = (userId: string, language = 'ja') => openBrowser(url, userId, language)

  return {
    ...stage,
    hub,
    url,
    events: services.events,
    say: (userId: string, text: string, slug = 'lobby', idempotencyKey: string = randomUUID()) =>
      createChatMessage(stage.as(userId), {
        channelId: stage.channelId(slug),
        text,
        idempotencyKey,
      }),
    rate,
    /** Keeps a fan out from now on, as the identity service does. */
    block(userId: string) {
      blocked.add(userId)
      services.events.publish('ouen', { type: 'userBlocked', userId })
    },
    /** A fan's browser, which has reserved nothing yet. */
    browser,
    /** A browser with its stream open: a new fan's, or this one's. */
    async open(userId?: string, language?: string) {
      const opened = browser(userId ?? (await stage.fan()), language)
      await opened.reserve()
      await opened.read()
      return opened
    },
    /** Starts a channel's subscription. */
    async listen({ start }: Browser, slug = 'lobby', id = 'live') {
      const { status } = await start(id, messageCreated, { channelId: stage.channelId(slug) })
      if (status !== 202) throw new Error(`the subscription was refused with ${status}`)
    },
    async close() {
      hub.close()
      server.closeAllConnections()
      server.close()
      await stage.close()
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>

/** The texts of the messages that came, in their order. */
export function textsOf({ received }: Browser): (string | undefined)[] {
  return received
    .filter(({ event }) => event === 'next')
    .map(({ payload }) => /"text":"([^"]*)"/.exec(JSON.stringify(payload))?.[1])
}

/** A browser that calls `/stream` at `url` with this token. */
export function openBrowser(url: string, userId: string, language: string) {
  const received: Received[] = []
  const comments: string[] = []
  const state = { token: '', isEnded: false }
  const headers = () => ({
    authorization: `Bearer ${userId}`,
    tenant: 'ouen',
    'language-code': language,
    'x-graphql-event-stream-token': state.token,
  })
  const call = (
    method: string,
    { query = '', body, ...init }: { query?: string; body?: object; headers?: object } = {},
  ) =>
    fetch(`${url}${query}`, {
      method,
      headers: { ...headers(), 'content-type': 'application/json', ...init.headers },
      body: body && JSON.stringify(body),
    })

  return {
    userId,
    received,
    comments,
    state,
    call,
    async reserve() {
      state.token = await (await call('PUT')).text()
    },
    /** Reads until the gateway ends the stream. */
    async read() {
      const response = await call('GET')
      if (!response.ok || !response.body)
        throw new Error(`the stream was refused with ${response.status}`)
      const { body } = response
      const parser = createParser({
        onEvent: ({ event = '', data }) =>
          void received.push({ event, ...(JSON.parse(data) as { id: string }) }),
        onComment: (comment) => void comments.push(comment.trim()),
      })
      void (async () => {
        for await (const text of body.pipeThrough(new TextDecoderStream())) parser.feed(text)
      })()
        .catch(() => undefined)
        .finally(() => {
          state.isEnded = true
        })
    },
    start: (id: string, query: string, variables: object) =>
      call('POST', {
        body: { operationName: undefined, query, variables, extensions: { operationId: id } },
      }),
    stop: (id: string) => call('DELETE', { query: `?operationId=${id}` }),
  }
}
