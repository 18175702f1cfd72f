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
import { describe, expect, it } from 'vitest'
import { hashOperation } from './manifest.ts'
import { startGraphql } from './testing.ts'

const manifest = JSON.parse(readFileSync('dist/operations.json', 'utf8')) as Record<string, string>
/** Of all of the app's own operations. */
export const texts = Object.values(manifest)
/** Of one of them, by its name. */
export const textOf = (name: string) =>
  texts.find((text) => new RegExp(`^\\w+ ${name}\\b`).test(text))!

/** The headers by which a fan asks, or a guest. */
export const as = (userId: string | null): Record<string, string> =>
  userId === null ? {} : { authorization: `Bearer ${userId}` }

export type Asked = {
  method?: string
  search?: string
  headers?: Record<string, string>
  body?: string
}
type Answer = { status: number | undefined; headers: Record<string, unknown>; body: unknown }
export type BothWays = Awaited<ReturnType<typeof openBothWays>>

/** `/graphql` served in both ways over one database, and a fan who has said something. */
export async function openBothWays() {
  const perMinute = { user: 100_000, address: 100_000 }
  const stage = await startGraphql({ texts, perMinute, env: { GET_OPERATIONS: 'on' } })
  const ways = { direct: stage.url, yoga: await stage.serve('yoga') }
  const fan = await stage.fan({ hasOshi: true })
  const input = { channelId: stage.channelId('lobby'), text: 'こんばんは', idempotencyKey: 'k' }
  const sent = await stage.ask(textOf('sendMessageMutation'), { input }, as(fan))
  const messageId = /"id":"(message_\w+)"/.exec(await sent.text())![1]!

  /** What is told on the wire: `fetch` would unpack it. Only headers that a client goes by. */
  function ask(
    url: string,
    { method = 'POST', search = '', headers, body }: Asked,
  ): Promise<Answer> {
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
      else
        for (let at = 0; at < body.length; at += 50_000) request.write(body.slice(at, at + 50_000))
      request.end()
    })
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

  return { stage, ways, fan, ask, askBoth, variablesOf }
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

/** Tests that an operation is answered alike in both ways, whoever asks for it and with whatever variables. */
export function testOperation(text: string, both: () => BothWays): void {
  describe.each([/^\w+ (\w+)/.exec(text)![1]!])('%s', () => {
    const body = (variables: unknown) => JSON.stringify({ query: text, variables })

    it('is answered the same by either way, whoever asks', async () => {
      const { stage, ways, fan, ask, askBoth, variablesOf } = both()
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
      const { fan, askBoth, variablesOf } = both()
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
}
