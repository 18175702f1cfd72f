import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOperation } from './manifest.ts'
import {
  as,
  openBothWays,
  testOperation,
  textOf,
  type Asked,
  type BothWays,
} from './testing.bothWays.ts'

let both: BothWays
let fan: string
beforeAll(async () => {
  both = await openBothWays()
  fan = both.fan
})
afterAll(() => both.stage.close())

/** One of each kind; `everyOperation.long.test.ts` has all. */
const sample = [
  'AppLayoutQuery',
  'ConversationOlderQuery',
  'SearchScreenQuery',
  'sendMessageMutation',
  'submitTermsMutation',
  'useLiveMessagesSubscription',
]
for (const name of sample) testOperation(textOf(name), () => both)

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
      const answer = await both.askBoth({ ...rest, headers: { accept, ...headers } })
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
    expect((await both.askBoth(withHeaders({ accept }))).status).toBe(200)
  })

  it('lets shared caches keep what a guest asks by GET, and nothing else', async () => {
    const asked = get({ extensions: hash(tenant()) })
    const keeping = async (headers: Record<string, string>) =>
      (await both.askBoth({ ...asked, headers })).headers['cache-control']
    expect(await keeping({})).toBe('public, max-age=0, s-maxage=1')
    expect(await keeping(as(fan))).toBe('private, no-store')
    expect(await keeping({ cookie: 'ouen_sign_up=x' })).toBe('private, no-store')
  })

  it('sets the cookies of a resolver', async () => {
    const text = textOf('submitTermsMutation')
    const { stage, ways, ask, variablesOf } = both
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
