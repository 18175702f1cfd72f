import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  buildSchema,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isUnionType,
} from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { directStage } from '#gateway/domains/direct-messages/testing.ts'
import { newId, prefixOf } from '#gateway/platform/ids.ts'
import { readContract } from '../../scripts/contract.ts'
import { startWholeGateway } from './wholeGateway.ts'
import { words } from './words.ts'

/** Every mutation of the contract, whether the app sends it yet or not. */
const schema = buildSchema(readContract())
const read = 'query Own($id: ID!) { node(id: $id) { id } }'
const mutations = Object.values(schema.getMutationType()!.getFields()).map(
  ({ name, args, type }) => {
    const payload = getNamedType(type)
    return {
      name,
      args,
      text: args[0]
        ? `mutation ${name}($${args[0].name}: ${String(args[0].type)}) { ${name}(${args[0].name}: $${args[0].name}) { __typename } }`
        : `mutation ${name} { ${name} { __typename } }`,
      answers: isUnionType(payload) ? payload.getTypes().map((member) => member.name) : [],
    }
  },
)

let gateway: Awaited<ReturnType<typeof startWholeGateway>>
let fan: string
/** An id that there is, by its prefix: the newest of each kind. */
let ids: Map<string, string>
/** Those of them that the fan finds, and nobody else, and of what two others say to each other. */
let ownIds: ReadonlySet<string>
let stranger: string
beforeAll(async () => {
  gateway = await startWholeGateway({ more: [read, ...mutations.map(({ text }) => text)] })
  fan = await gateway.fan({ hasOshi: true })
  // Twice, so that the fan has some of what they act on: a basket, a checkout, what it leads to.
  for (const { text, args } of [...mutations, ...mutations]) {
    ids = await findIds()
    await send(text, variablesOf(args), asFan())
  }
  ids = await findIds()
  stranger = await gateway.fan({ hasOshi: true })
  const { channelId, messageId } = await directStage(gateway).pair()
  ownIds = new Set([...(await findOwn()), channelId, messageId])
})
afterAll(() => gateway.close())
beforeEach(() => void gateway.faults.splice(0))

async function findIds(): Promise<Map<string, string>> {
  const { rows } = await gateway.db.execute<{ table: string }>(
    sql`select table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'text'`,
  )
  const found = await Promise.all(
    rows.map(({ table }) =>
      gateway.db.execute<{ id: string }>(
        sql`select id from ${sql.identifier(table)} order by id desc limit 1`,
      ),
    ),
  )
  const all = found.flatMap(({ rows }) => rows.map(({ id }) => id))
  return new Map(all.flatMap((id) => (prefixOf(id) ? [[prefixOf(id)!, id]] : [])))
}

async function findOwn(): Promise<ReadonlySet<string>> {
  const isFound = async (id: string, who: Record<string, string>) =>
    (await send(read, { id }, who)).said.data?.node !== null
  const own = new Set<string>()
  for (const id of ids.values())
    if ((await isFound(id, asFan())) && !(await isFound(id, as(stranger)))) own.add(id)
  return own
}

/** A value that would do: what there is, by the name of the field that asks for it. */
function fitting(type: GraphQLInputType, field: string): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [fitting(inner.ofType, field)]
  if (isEnumType(inner)) return inner.getValues().at(-1)!.name
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields())
        .filter(({ type: own }) => isNonNullType(own))
        .map((own) => [own.name, fitting(own.type, own.name)]),
    )
  const { name } = getNamedType(inner)
  if (name === 'Int') return 1
  if (name === 'Boolean') return true
  if (name === 'Date') return '1995-04-01'
  if (name !== 'ID') return '応援'
  if (/key|request/i.test(field)) return randomUUID()
  const kind = field.replace(/Id$/, '').toLowerCase()
  return [...ids].find(([prefix]) => prefix.includes(kind))?.[1] ?? newId('upload')
}

type Leaf = { path: readonly string[]; type: string; isId: boolean }

/** The places of its variables that hold a scalar, however deep. */
function leaves(fields: Fields, path: readonly string[] = []): Leaf[] {
  return fields.flatMap(({ name, type }) => {
    const inner = getNamedType(type)
    return isInputObjectType(inner)
      ? leaves(Object.values(inner.getFields()), [...path, name])
      : [{ path: [...path, name], type: inner.name, isId: inner.name === 'ID' }]
  })
}
type Fields = readonly { name: string; type: GraphQLInputType }[]

/** Variables that would do. */
const variablesOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, type }) => [name, fitting(type, name)]))

/** Variables that would do, with one place of them told otherwise. */
function variablesWith(fields: Fields, path: readonly string[], value: unknown) {
  const whole = variablesOf(fields)
  const [last, ...inner] = path.toReversed()
  const parent = inner.reduceRight<Record<string, unknown>>((at, step) => {
    const within = (at[step] ??= {}) as Record<string, unknown> | Record<string, unknown>[]
    // Of a list it is the first.
    return Array.isArray(within) ? within[0]! : within
  }, whole)
  parent[last!] = value
  return whole
}

type Answered = { data?: Record<string, { __typename: string } | null> | null; errors?: unknown[] }

async function send(text: string, variables: object, headers: Record<string, string>) {
  const answer = await gateway.ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', tenant: 'ouen', ...headers },
    body: JSON.stringify({ query: text, variables }),
  })
  return { ...answer, said: JSON.parse(answer.text) as Answered }
}
const as = (userId: string) => ({ authorization: `Bearer ${userId}` })
const asFan = () => as(fan)

/** Whatever was asked, it was answered: by data, or by a refusal of what the contract does not hold. */
function expectAnswered({ status, text }: { status: number; text: string }): void {
  expect(gateway.faults).toEqual([])
  expect([200, 400]).toContain(status)
  expect(text).not.toMatch(/INTERNAL|UNAVAILABLE|native code|\n\s+at |\.tsx?:/)
}

/** Where a mutation asks who it is, a guest gets no further. A sign-up's steps know who asks by its cookie first. */
function mayAnswer(type: string | undefined, answers: readonly string[]): boolean {
  if (!answers.includes('UnauthenticatedError')) return true
  return type === 'UnauthenticatedError' || type === 'SignUpStepError'
}

const oddTexts = [
  ...words.flatMap((word) => [word, `${word}_00000000000000000000000000`]),
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '../../etc/passwd',
  "' or 1=1 --",
  // As long as a body lets through, in one place.
  'あ'.repeat(30_000),
]
const oddNumbers = [0, -1, 2 ** 31 - 1, -(2 ** 31)]

describe.each(mutations)('$name', ({ name, text, args, answers }) => {
  const places = leaves(args)

  it('takes whatever stands in one place of it', async () => {
    for (const { path, type } of places)
      for (const value of type === 'Int' ? oddNumbers : oddTexts)
        expectAnswered(await send(text, variablesWith(args, path, value), asFan()))
    expect(gateway.faults).toEqual([])
  })

  it('takes the same several times at once', async () => {
    const same = variablesOf(args)
    const all = await Promise.all(Array.from({ length: 4 }, () => send(text, same, asFan())))
    for (const answer of all) expectAnswered(answer)
    expect(all).toHaveLength(4)
  })

  it('does nothing by an id of nothing', async () => {
    for (const { path, isId } of places) {
      if (!isId || /key|request|^id$|addressId|returnsTo/i.test(path.at(-1)!)) continue
      const { said } = await send(text, variablesWith(args, path, newId('upload')), asFan())
      expect(said.data?.[name]?.__typename ?? '').not.toMatch(/Success$/)
    }
  })

  it('does nothing by the id of what is another fan’s own', async () => {
    for (const { path, isId } of places) {
      if (!isId) continue
      for (const id of ownIds) {
        const answer = await send(text, variablesWith(args, path, id), as(stranger))
        expectAnswered(answer)
        const isOwnKey = /key|request|^id$/i.test(path.at(-1)!)
        expect(isOwnKey ? '' : (answer.said.data?.[name]?.__typename ?? '')).not.toMatch(/Success$/)
      }
    }
    expect(ownIds.size).toBeGreaterThan(4)
  })

  it('is not for a guest, nor for a token that is no longer good', async () => {
    const same = variablesOf(args)
    const guest = await send(text, same, {})
    expectAnswered(guest)
    expect(mayAnswer(guest.said.data?.[name]?.__typename, answers)).toBe(true)
    const late = await send(text, same, { authorization: 'Bearer expired' })
    expect(late.status).toBe(401)
    expect(gateway.faults).toEqual([])
  })

  it('is not read where a text is a megabyte', async () => {
    for (const { path, type } of places.filter(({ type }) => type !== 'Int')) {
      const { status } = await send(text, variablesWith(args, path, 'a'.repeat(2 ** 20)), asFan())
      expect(status, type).toBe(413)
    }
    expect(gateway.faults).toEqual([])
  })
})
