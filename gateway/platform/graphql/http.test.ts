import { readFileSync } from 'node:fs'
import { request as send } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOperation } from './manifest.ts'
import { startGraphql } from './testing.ts'

const manifest = JSON.parse(readFileSync('dist/operations.json', 'utf8')) as Record<string, string>
const texts = Object.values(manifest)
const textOf = (name: string) => texts.find((text) => new RegExp(`^\\w+ ${name}\\b`).test(text))!

type TestContext = Awaited<ReturnType<typeof startGraphql>>
let stage: TestContext
let ways: Record<'direct' | 'yoga', string>
let fan: string
let messageId: string
beforeAll(async () => {
  const perMinute = { user: 100_000, address: 100_000 }
  stage = await startGraphql({ texts, perMinute, env: { GET_OPERATIONS: 'on' } })
  ways = { direct: stage.url, yoga: await stage.serve('yoga') }
  fan = await stage.fan({ hasOshi: true })
  const input = { channelId: stage.channelId('lobby'), text: 'こんばんは', idempotencyKey: 'k' }
  const sent = await stage.ask(textOf('sendMessageMutation'), { input }, as(fan))
  messageId = /"id":"(message_\w+)"/.exec(await sent.text())![1]!
})
afterAll(() => stage.close())

const as = (userId: string | null): Record<string, string> =>
  userId === null ? {} : { authorization: `Bearer ${userId}` }

type Asked = { method?: string; search?: string; headers?: Record<string, string>; body?: string }
type Answer = { status: number | undefined; headers: Record<string, unknown>; body: unknown }

/** What is told on the wire: `fetch` would unpack it. Only headers that a client goes by. */
function ask(url: string, { method = 'POST', search = '', headers, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: { ...stage.headers, ...headers } }
    const request = send(`${url}${search}`, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const encoding = response.headers['content-encoding']
        const text = String(unpack(bytes, encoding))
        const names = ['content-type', 'vary', 'cache-control', 'retry-after', 'allow']
        resolve({
          status: response.statusCode,
          headers: {
            ...Object.fromEntries(names.map((name) => [name, response.headers[name]])),
            'content-encoding': encoding,
            // Each its own secret.
            'set-cookie': response.headers['set-cookie']?.map((each) =>
              each.replace(/=[^;]*/, '='),
            ),
          },
          // Each time it is changed, a message takes its room's next number.
          body:
            text === ''
              ? text
              : JSON.parse(text, (name, value: unknown) => (name === 'rev' ? 'next' : value)),
        })
      })
    })
    request.on('error', reject)
    if (body === undefined) request.end()
    else for (let at = 0; at < body.length; at += 50_000) request.write(body.slice(at, at + 50_000))
    request.end()
  })
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** Asks both, and holds one to the other. */
async function askBoth(asked: Asked): Promise<Answer> {
  const direct = await ask(ways.direct, asked)
  expect(direct).toEqual(await ask(ways.yoga, asked))
  return direct
}

/** Something for a variable, by its name and type: what is there where it names something. */
function valueOf(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(name, type.ofType)
  if (isListType(type)) return [valueOf(name, type.ofType)]
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, valueOf(field.name, field.type)]),
    )
  if (isEnumType(type)) return type.getValues()[0]!.name
  const named = new Map<string, unknown>([
    ['channelId', stage.channelId('lobby')],
    ['id', stage.channelId('lobby')],
    ['communityId', stage.communityId],
    ['messageId', messageId],
    ['talentId', null],
    ['value', 'hana@gmail.com'],
    ['birthDate', '2000-02-29'],
    ['phoneNumber', '090-1234-5678'],
    ['displayName', 'はな'],
  ])
  const plain = new Map<string, unknown>([
    ['Int', 1],
    ['Boolean', true],
    ['ID', name],
    ['String', name],
  ])
  return named.has(name) ? named.get(name) : plain.get(getNamedType(type).name)
}

function variablesOf(text: string): Record<string, unknown> {
  const [definition] = parse(text).definitions as [OperationDefinitionNode]
  return Object.assign(
    {},
    ...(definition.variableDefinitions ?? []).map(({ variable, type }) => ({
      [variable.name.value]: valueOf(
        variable.name.value,
        typeFromAST(stage.operations.schema, type as never) as GraphQLInputType,
      ),
    })),
  ) as Record<string, unknown>
}

describe.each(texts.map((text) => [/^\w+ (\w+)/.exec(text)![1]!, text]))('%s', (_, text) => {
  const body = (variables: unknown) => JSON.stringify({ query: text, variables })

  it('is answered the same by either way, whoever asks', async () => {
    const askers = [
      [null, 'ja'],
      [fan, 'en'],
      [await stage.fan({ hasJoined: false }), 'ja'],
    ] as const
    for (const [userId, language] of askers) {
      const headers = { ...as(userId), 'language-code': language }
      const asked = { headers, body: body(variablesOf(text)) }
      // What it does, it has done by then.
      await ask(ways.direct, asked)
      const answer = await askBoth(asked)
      expect(answer.status).toBe(text.startsWith('subscription') ? 400 : 200)
      await askBoth({ ...asked, headers: { ...headers, 'accept-encoding': 'gzip, br' } })
      const search = new URLSearchParams({
        variables: JSON.stringify(variablesOf(text)),
        extensions: JSON.stringify({ id: hashOperation(text) }),
      })
      await askBoth({ method: 'GET', search: `?${search}`, headers })
    }
  })

  it('takes odd variables alike', async () => {
    const accept = { accept: 'application/graphql-response+json', ...as(fan) }
    const names = Object.keys(variablesOf(text))
    // As long as a request may be, however many of them there are.
    const long = 'x'.repeat(Math.min(5_000, Math.floor(20_000 / Math.max(1, names.length))))
    const odd = [null, 5, -1, 1e9, long, '', '🐟\u0000\u202e', [], [{}], {}, true]
    const all: unknown[] = [null, [], 'x', 5, { other: 1 }, JSON.parse('{"__proto__":1}')]
    for (const value of odd)
      all.push(
        Object.fromEntries(names.map((name) => [name, value])),
        Object.fromEntries(names.map((name) => [name, { [name]: value, text: value }])),
      )
    for (const variables of all)
      expect([200, 400]).toContain(
        (await askBoth({ headers: accept, body: body(variables) })).status,
      )
  })
})

describe('either way', () => {
  const tenant = () => textOf('AppLayoutQuery')
  const hash = (text: string) => JSON.stringify({ id: hashOperation(text) })
  const page = () => textOf('ConversationOlderQuery')
  const get = (search: Record<string, string>): Asked => ({
    method: 'GET',
    search: `?${new URLSearchParams(search)}`,
  })
  const json = (value: unknown): Asked => ({ body: JSON.stringify(value) })
  const withHeaders = (headers: Record<string, string>): Asked => ({
    ...json({ query: tenant() }),
    headers,
  })

  const cases: [what: string, asked: () => Asked, status: number, code?: string][] = [
    ['another operation', () => json({ query: '{ tenant { id } }' }), 400, 'OPERATION_UNKNOWN'],
    ['an own one with more in it', () => json({ query: `${tenant()} ` }), 400, 'OPERATION_UNKNOWN'],
    ['an unknown hash', () => get({ extensions: '{"id":"x"}' }), 400, 'OPERATION_UNKNOWN'],
    ['a hash that is inherited', () => json({ extensions: { id: 'toString' } }), 400],
    ['no operation', () => json({}), 400, 'OPERATION_UNKNOWN'],
    ['a query that is no text', () => json({ query: { a: 1 } }), 400, 'OPERATION_UNKNOWN'],
    ['an own one by its hash', () => json({ extensions: { id: hashOperation(tenant()) } }), 200],
    ['a name of nothing in it', () => json({ query: tenant(), operationName: 'X' }), 400],
    ['its own name', () => json({ query: tenant(), operationName: 'AppLayoutQuery' }), 200],
    ['a name that is no text', () => json({ query: tenant(), operationName: 5 }), 400],
    ['a parameter of another kind', () => json({ query: tenant(), admin: true }), 400],
    ['extensions that are none', () => json({ query: tenant(), extensions: [] }), 400],
    ['broken JSON', () => ({ body: '{"query":' }), 400, 'BAD_REQUEST'],
    ['no body', () => ({}), 400, 'BAD_REQUEST'],
    ['a list of operations', () => json([{ query: tenant() }]), 400, 'BAD_REQUEST'],
    ['JSON that is no object', () => ({ body: '"query"' }), 400, 'BAD_REQUEST'],
    ['broken JSON in a search', () => get({ extensions: '{' }), 400, 'BAD_REQUEST'],
    ['a search of nothing', () => get({}), 400, 'OPERATION_UNKNOWN'],
    [
      'text',
      () => ({ ...json({ query: tenant() }), headers: { 'content-type': 'text/plain' } }),
      415,
      'NOT_JSON',
    ],
    [
      'too much',
      () => json({ query: tenant(), variables: { a: 'x'.repeat(110_000) } }),
      413,
      'REQUEST_ENTITY_TOO_LARGE',
    ],
    [
      'more than it says',
      () => ({
        ...json({ query: tenant(), variables: { a: 'x'.repeat(110_000) } }),
        headers: { 'transfer-encoding': 'chunked' },
      }),
      413,
      'REQUEST_ENTITY_TOO_LARGE',
    ],
    [
      'what costs too much',
      () => json({ query: page(), variables: { id: 'x', count: 100_000 } }),
      400,
      'TOO_COSTLY',
    ],
    ['a token that is no good', () => withHeaders(as('x')), 401, 'UNAUTHENTICATED'],
    ['a fan who is kept out', () => withHeaders(as('blocked')), 403, 'ACCOUNT_BLOCKED'],
    ['no tenant', () => withHeaders({ tenant: '' }), 400, 'TENANT_MISSING'],
    ['another tenant', () => withHeaders({ tenant: 'red' }), 404, 'TENANT_UNKNOWN'],
    ['nothing that it can write', () => withHeaders({ accept: 'text/html' }), 406],
    ['PUT', () => ({ method: 'PUT' }), 405],
    ['DELETE', () => ({ method: 'DELETE' }), 405],
    [
      'a mutation by GET',
      () => get({ extensions: hash(textOf('detailsSkipSmsMutation')) }),
      405,
      'BAD_REQUEST',
    ],
    [
      'a subscription',
      () =>
        json({
          query: textOf('useLiveMessagesSubscription'),
          variables: { channelId: 'channel_x' },
        }),
      400,
      'STREAM_ONLY',
    ],
  ]

  it.each(cases)('answers %s alike', async (_, asked, status, code) => {
    for (const accept of ['*/*', 'application/graphql-response+json']) {
      const { headers, ...rest } = asked()
      const answer = await askBoth({ ...rest, headers: { accept, ...headers } })
      expect(answer).toMatchObject(
        code ? { status, body: { errors: [{ extensions: { code } }] } } : { status },
      )
    }
  })

  it.each([
    '*/*',
    'application/json',
    'application/graphql-response+json, application/json',
    'application/json; charset=utf-8',
    'text/html, application/*',
    'application/json; charset=utf-16, application/graphql-response+json',
  ])('writes what %s accepts', async (accept) => {
    expect((await askBoth(withHeaders({ accept }))).status).toBe(200)
  })

  it('lets shared caches keep what a guest asks by GET, and nothing else', async () => {
    const asked = get({ extensions: hash(tenant()) })
    const keeping = async (headers: Record<string, string>) =>
      (await askBoth({ ...asked, headers })).headers['cache-control']
    expect(await keeping({})).toBe('public, max-age=0, s-maxage=1')
    expect(await keeping(as(fan))).toBe('private, no-store')
    expect(await keeping({ cookie: 'ouen_sign_up=x' })).toBe('private, no-store')
  })

  it('sets the cookies of a resolver', async () => {
    const text = textOf('submitTermsMutation')
    const { operations } = stage
    const versions = operations.read('{ tenant { terms { version } privacyPolicy { version } } }')
    const { data } = await operations.execute(
      operations.find(versions, undefined),
      stage.as(null),
      {},
    )
    const [termsVersion, privacyVersion] = JSON.stringify(data).match(/(?<="version":")[^"]+/g)!
    const { input } = variablesOf(text) as { input: object }
    // A contact is given one code after another with a wait between.
    const start = (url: string, value: string) => {
      const contact = { kind: 'EMAIL', value }
      const variables = { input: { ...input, contact, termsVersion, privacyVersion } }
      return ask(url, json({ query: text, variables }))
    }
    const { status, headers } = await start(ways.direct, 'hana.direct@gmail.com')
    expect({ status, headers }).toEqual({
      ...(await start(ways.yoga, 'hana.yoga@gmail.com')),
      body: undefined,
    })
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^ouen_sign_up=; .*HttpOnly/)])
  })
})
