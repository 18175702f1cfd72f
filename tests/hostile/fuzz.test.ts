import { randomUUID } from 'node:crypto'
import fc, { type IAsyncProperty } from 'fast-check'
import { buildSchema, GraphQLError, Kind, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createChatMessage } from '#gateway/domains/chat/sending.ts'
import { newId } from '#gateway/platform/ids.ts'
import { openBrowser, textsOf } from '#gateway/platform/stream/testing.ts'
import { readContract } from '../../scripts/contract.ts'
import { testPatience } from '../patience.ts'
import { anything, variablesOf } from './oddValues.ts'
import { type Answer, operations, startWholeGateway } from './wholeGateway.ts'

/** `npm run fuzz` spends a minute on whatever chance brings. Here it is the same few hundred each time. */
const seconds = Number(process.env.FUZZ_SECONDS ?? 0)
const runsEach = 8

const schema = buildSchema(readContract())
const known = operations.map((text) => {
  const definition = parse(text).definitions.find(
    (candidate) => candidate.kind === Kind.OPERATION_DEFINITION,
  )!
  return {
    text,
    name: definition.name!.value,
    kind: definition.operation,
    variables: definition.variableDefinitions ?? [],
  }
})
const queries = known.filter(({ kind }) => kind === 'query')
const subscriptions = known.filter(({ kind }) => kind === 'subscription')
const parts = known.length + queries.length + subscriptions.length + 1

/** Holds for as many runs as there is time for, each part of the whole for as long as any other. */
async function holds<Values>(property: IAsyncProperty<Values>): Promise<void> {
  await fc.assert(
    property,
    seconds > 0
      ? { numRuns: 1_000_000, interruptAfterTimeLimit: (seconds * 1000) / parts }
      : { numRuns: runsEach, seed: 20_261_120 },
  )
}
const hangsAfter = testPatience + seconds * 1000

let gateway: Awaited<ReturnType<typeof startWholeGateway>>
let fan: string
/** Ids that there are, and one of each kind that there is not. */
let ids: string[]
beforeAll(async () => {
  gateway = await startWholeGateway()
  fan = await gateway.fan()
  await createChatMessage(gateway.as(fan), {
    channelId: gateway.channelId('lobby'),
    text: 'こんにちは',
    idempotencyKey: randomUUID(),
  })
  ids = [
    fan,
    gateway.communityId,
    ...['lobby', 'announcements'].map((slug) => gateway.channelId(slug)),
    ...gateway.published.flatMap((event) => ('messageId' in event ? [event.messageId] : [])),
    ...(['user', 'channel', 'message', 'community'] as const).map((prefix) => newId(prefix)),
  ]
})
afterAll(() => gateway.close())

type Headers = Record<string, string>

/** Who asks: a guest, one within a sign-up, a fan, and one who has not joined. */
async function askers(): Promise<Headers[]> {
  const [newcomer, signingUp] = await Promise.all([
    gateway.fan({ hasJoined: false }),
    beginSignUp(),
  ])
  return [
    {},
    { cookie: signingUp },
    { authorization: `Bearer ${fan}` },
    { authorization: `Bearer ${newcomer}`, cookie: signingUp },
  ]
}

const json = { 'content-type': 'application/json', tenant: 'ouen' }
const post = (path: string, body: string | Buffer, headers: Headers = {}) =>
  gateway.ask(path, { method: 'POST', body, headers: { ...json, ...headers } })

/** The cookies of a browser whose sign-up waits for its code. */
async function beginSignUp(): Promise<string> {
  const run = async (name: string, variables: object = {}) => {
    const { text: query } = known.find((operation) => operation.name === name)!
    return post('/graphql', JSON.stringify({ query, variables }))
  }
  const { data } = JSON.parse((await run('OnboardingScreenQuery')).text) as {
    data: { tenant: Record<'terms' | 'privacyPolicy', { version: string }> }
  }
  const answer = await run('submitTermsMutation', {
    input: {
      contact: { kind: 'EMAIL', value: 'fuzz@example.com' },
      birthDate: '1995-04-01',
      termsVersion: data.tenant.terms.version,
      privacyVersion: data.tenant.privacyPolicy.version,
      guardianConsent: false,
    },
  })
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

/** An answer that a client can read, to what may be nonsense, but is no fault of the gateway's. */
function expectWellFormed({ status, text }: Answer): void {
  expect(gateway.faults).toEqual([])
  expect([200, 400, 401, 403, 404, 409, 413, 415]).toContain(status)
  const { data, errors = [] } = JSON.parse(text) as Told
  expect(data !== undefined || errors.length > 0).toBe(true)
  for (const { message, extensions } of errors) {
    expect(message).toBeTypeOf('string')
    expect(message).not.toMatch(/\n\s+at |\.tsx?:|node_modules/)
    expect(['INTERNAL', 'UNAVAILABLE']).not.toContain(extensions?.code)
  }
}
type Told = { data?: unknown; errors?: { message: unknown; extensions?: { code?: string } }[] }

describe('over HTTP', () => {
  it.each(known)(
    '$kind $name takes anything',
    async ({ text: query, variables }) => {
      const given = fc.record({
        variables: fc.oneof(
          { weight: 9, arbitrary: variablesOf(schema, variables, ids) },
          { weight: 1, arbitrary: anything },
        ),
        asker: fc.constantFrom(...(await askers())),
        rest: fc.oneof(
          { weight: 5, arbitrary: fc.constant({}) },
          {
            weight: 1,
            arbitrary: fc.record(
              { operationName: anything, extensions: anything },
              { requiredKeys: [] },
            ),
          },
        ),
      })
      await holds(
        fc.asyncProperty(given, async ({ variables: values, asker, rest }) => {
          gateway.faults.splice(0)
          expectWellFormed(
            await post('/graphql', JSON.stringify({ query, variables: values, ...rest }), asker),
          )
        }),
      )
      expect((await gateway.ask('/health')).status).toBe(200)
    },
    hangsAfter,
  )

  it.each([
    '/graphql',
    '/stream',
    '/session',
    '/uploads/avatar',
    '/uploads/message',
    '/uploads/post',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=ouen',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=ouen',
    '/securetoken.googleapis.com/v1/token?key=ouen',
  ])(
    '%s takes any body',
    async (path) => {
      const body = fc.oneof(
        anything.map((value) => JSON.stringify(value)),
        fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
      )
      await holds(
        fc.asyncProperty(body, fc.constantFrom(...(await askers())), async (given, asker) => {
          gateway.faults.splice(0)
          const { status, text } = await post(path, given, {
            origin: 'http://localhost:3000',
            ...asker,
          })
          expect(status).toBeLessThan(500)
          expect(text).not.toMatch(/\n\s+at |\.tsx?:|node_modules/)
          expect(gateway.faults).toEqual([])
        }),
      )
    },
    hangsAfter,
  )
})

describe('in process, as documents ask', () => {
  it.each(queries)(
    '$name takes anything',
    async ({ text, name, variables }) => {
      const given = fc.oneof(
        variablesOf(schema, variables, ids),
        fc.dictionary(fc.string(), fc.anything()),
      )
      await holds(
        fc.asyncProperty(given, fc.constantFrom(null, fan), async (values, userId) => {
          gateway.faults.splice(0)
          const asked = { id: null, cacheID: name, metadata: {}, operationKind: 'query' } as const
          const context = { ...gateway.as(userId), isDocument: true }
          // What it refuses is told as the contract's error; all else is a fault, of which the page would tell.
          await gateway
            .execute(context, { ...asked, name, text }, values as never)
            .catch((error: unknown) => {
              if (!(error instanceof GraphQLError)) throw error
            })
          expect(gateway.faults).toEqual([])
        }),
      )
    },
    hangsAfter,
  )
})

describe('over the stream', () => {
  it.each(subscriptions)(
    '$name takes anything, and others’ streams live',
    async ({ text, variables }) => {
      const listener = openBrowser(`${gateway.url}/stream`, fan, 'ja')
      await listener.reserve()
      await listener.read()
      const live = subscriptions.find(({ text }) => text.includes('channelChanged'))!
      const lobby = { channelId: gateway.channelId('lobby') }
      expect((await listener.start('live', live.text, lobby)).status).toBe(202)
      const given = fc.record({
        variables: variablesOf(schema, variables, ids),
        extensions: fc.oneof(fc.record({ operationId: fc.oneof(fc.string(), anything) }), anything),
      })
      let said = 0
      await holds(
        fc.asyncProperty(given, async (rest) => {
          gateway.faults.splice(0)
          const response = await listener.call('POST', { body: { query: text, ...rest } })
          expect([202, 400, 404, 409, 413]).toContain(response.status)
          gateway.pass(5)
          said += 1
          await createChatMessage(gateway.as(fan), {
            ...lobby,
            text: `${said}通目`,
            idempotencyKey: randomUUID(),
          })
          await vi.waitFor(() => expect(textsOf(listener)).toContain(`${said}通目`))
          const { extensions } = rest as { extensions?: { operationId?: unknown } | null }
          const id = extensions?.operationId
          if (typeof id === 'string' && id !== 'live')
            await listener.stop(encodeURIComponent(id.toWellFormed()))
          expect(gateway.faults).toEqual([])
        }),
      )
      expect(listener.state.isEnded).toBe(false)
    },
    hangsAfter,
  )
})
