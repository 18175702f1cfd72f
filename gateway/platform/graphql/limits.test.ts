import { request as send } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashOperation } from './manifest.ts'
import { codesOf, startGraphql } from './testing.ts'

const tenant = 'query Tenant { tenant { id name } }'
const read =
  'mutation Read($input: MarkChannelReadInput!) { markChannelRead(input: $input) { __typename } }'

describe('what one request may ask for', () => {
  let stage: Awaited<ReturnType<typeof startGraphql>>
  beforeAll(async () => {
    stage = await startGraphql({ perMinute: { user: 60, address: 600 } })
  })
  afterAll(() => stage.close())

  const nest = (depth: number) =>
    `tenant { community { ${'talents { id } viewerMembership { community { '.repeat(depth)} id ${'} } '.repeat(depth)} } }`

  it.each([
    ['what is nested too deep', `{ ${nest(5)} }`],
    [
      'too many aliases',
      `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: tenant { id }`).join(' ')} }`,
    ],
    ['too many tokens', `{ tenant { ${'id '.repeat(2_100)} } }`],
    [
      'what costs too much',
      '{ tenant { community { channels { edges { node { messages(last: 50) { edges { node { author { id } } } } } } } } } }',
    ],
    [
      'a page of a million',
      'query P($n: Int = 1000000) { tenant { community { channels(first: $n) { edges { node { id } } } } } }',
    ],
    ['two operations by one name', `${tenant} ${tenant}`],
    [
      'fragments in a circle',
      '{ tenant { ...A } } fragment A on Tenant { ...B } fragment B on Tenant { ...A }',
    ],
  ])('refuses %s', async (_, query) => {
    const response = await stage.ask(query, {}, { accept: 'application/graphql-response+json' })
    expect(response.status).toBe(400)
    expect(await response.json()).not.toHaveProperty('data')
  })

  it('holds documents to the same', async () => {
    const text =
      'query Costly { tenant { community { channels { edges { node { messages(last: 50) { edges { node { author { id } } } } } } } } } }'
    const run = stage.execute(
      stage.as(null),
      { name: 'Costly', operationKind: 'query', text } as never,
      {},
    )
    await expect(run).rejects.toMatchObject({ extensions: { code: 'TOO_COSTLY' } })
  })

  it('takes no arrays of operations', async () => {
    const response = await fetch(stage.url, {
      method: 'POST',
      headers: stage.headers,
      body: JSON.stringify([{ query: tenant }, { query: tenant }]),
    })
    expect(response.status).toBe(400)
  })

  it('refuses a variable of a megabyte, with its reason', async () => {
    const response = await stage.ask(read, { input: { channelId: 'x'.repeat(1_000_000), seq: 1 } })
    expect(response.status).toBe(413)
    expect(await codesOf(response)).toEqual(['REQUEST_ENTITY_TOO_LARGE'])
  })

  it('counts a body as it comes, whatever its header says', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = send(stage.url, { method: 'POST', headers: stage.headers }, (response) =>
        resolve(response.resume().statusCode),
      )
      request.on('error', reject)
      request.write(`{"query":"${tenant}","variables":{"a":"`)
      for (let part = 0; part < 12; part += 1) request.write('x'.repeat(10_000))
      request.end('"}}')
    })
    expect(status).toBe(413)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
  ])('refuses a body of %s, which another site could send', async (type) => {
    const response = await fetch(stage.url, {
      method: 'POST',
      headers: { ...stage.headers, 'content-type': type },
      body: JSON.stringify({ query: tenant }),
    })
    expect(response.status).toBe(415)
    expect(await codesOf(response)).toEqual(['NOT_JSON'])
  })

  it('runs no mutation by GET', async () => {
    const response = await fetch(
      `${stage.url}?${new URLSearchParams({ query: 'mutation { skipSms { __typename } }' })}`,
      { headers: { tenant: 'ouen' } },
    )
    expect(response.status).toBe(405)
  })

  it('slows down who floods, by who they are', async () => {
    const ask = (token?: string) =>
      stage.ask('{ __typename }', {}, token ? { authorization: `Bearer ${token}` } : {})
    const fan = await stage.fan()
    const answers = await Promise.all(Array.from({ length: 65 }, () => ask(fan)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    const refused = await ask(fan)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('1')
    expect((await ask(await stage.fan())).status).toBe(200)
    expect((await ask()).status).toBe(200)
    stage.pass(1)
    expect((await ask(fan)).status).toBe(200)
  })
})

describe('with the build’s manifest', () => {
  let stage: Awaited<ReturnType<typeof startGraphql>>
  beforeAll(async () => {
    stage = await startGraphql({ texts: [tenant, read] })
  })
  afterAll(() => stage.close())

  const get = (search: Record<string, string>) =>
    fetch(`${stage.url}?${new URLSearchParams(search)}`, {
      headers: { tenant: 'ouen', accept: 'application/graphql-response+json' },
    })

  it('runs the app’s own operations, by text and by hash', async () => {
    expect(await (await stage.ask(tenant)).json()).toMatchObject({
      data: { tenant: { name: expect.any(String) } },
    })
    const byHash = await get({ extensions: JSON.stringify({ id: hashOperation(tenant) }) })
    expect(await byHash.json()).toMatchObject({ data: { tenant: {} } })
    expect(byHash.status).toBe(200)
  })

  it.each([
    ['another operation', '{ tenant { id } }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['an own one with more in it', `${tenant} # and more`],
  ])('refuses %s', async (_, query) => {
    const response = await stage.ask(query)
    expect(response.status).toBe(400)
    expect(await codesOf(response)).toEqual(['OPERATION_UNKNOWN'])
  })

  it('runs no mutation by hash on GET', async () => {
    const variables = JSON.stringify({ input: { channelId: 'x', seq: 1 } })
    expect(
      (await get({ variables, extensions: JSON.stringify({ id: hashOperation(read) }) })).status,
    ).toBe(405)
  })

  it('measures operations by their names', async () => {
    await stage.ask(read, { input: { channelId: 'channel_x', seq: 1 } })
    const text = await stage.metrics.registry.metrics()
    expect(text).toMatch(
      /ouen_graphql_operation_seconds_count\{operation="Tenant",outcome="ok"\} \d/,
    )
    expect(text).toMatch(/operation="Read",outcome="refused"/)
    expect(text).toMatch(/ouen_http_request_seconds_count\{route="graphql",status="400"\}/)
  })
})
