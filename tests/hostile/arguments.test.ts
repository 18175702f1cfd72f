import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createChatMessage } from '#gateway/domains/chat/sending.ts'
import { newId, prefixOf } from '#gateway/platform/ids.ts'
import { readContract } from '../../scripts/contract.ts'
import { startWholeGateway } from './wholeGateway.ts'
import { words } from './words.ts'

/** Every field of the contract that is asked with arguments, whether the app does yet or not. */
const schema = buildSchema(readContract())
type Field = GraphQLField<unknown, unknown>
const typesAsked = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType =>
    isObjectType(type) &&
    !type.name.startsWith('__') &&
    type !== schema.getMutationType() &&
    type !== schema.getSubscriptionType(),
)

/** How each type is come to from the root, where no id leads there. */
const ways = new Map<GraphQLObjectType, readonly string[]>([[schema.getQueryType()!, []]])
for (const [type, way] of ways)
  for (const field of Object.values(type.getFields())) {
    const target = getNamedType(field.type)
    const needed = field.args.filter(
      (arg) => isNonNullType(arg.type) && arg.defaultValue === undefined,
    )
    // A word will do wherever words are asked for.
    const isWordy = needed.every(({ type: own }) => getNamedType(own).name === 'String')
    const given = needed.map(({ name }) => `${name}: "応援"`).join(', ')
    if (isObjectType(target) && !ways.has(target) && isWordy && way.length < 6)
      ways.set(target, [...way, given ? `${field.name}(${given})` : field.name])
  }

const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node')

const asked = typesAsked.flatMap((type) =>
  Object.values(type.getFields())
    .filter(({ args }) => args.length > 0)
    .flatMap((field) => {
      const text = textOf(type, field)
      return text ? [{ name: `${type.name}.${field.name}`, type, args: field.args, text }] : []
    }),
)

function textOf(type: GraphQLObjectType, field: Field): string | undefined {
  const declared = field.args.map(({ name, type: own }) => `$${name}: ${String(own)}`)
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const inner = `${field.name}(${given}) ${selectionOf(field.type)}`
  const way = ways.get(type)
  if (isNode(type) && type.name !== 'Query')
    return `query Asked($of: ID!, ${declared.join(', ')}) { node(id: $of) { ... on ${type.name} { ${inner} } } }`
  if (!way) return undefined
  return `query Asked(${declared.join(', ')}) { ${way.reduceRight((rest, step) => `${step} { ${rest} }`, inner)} }`
}

/** What a field answers with, and each leaf of it that takes no argument. */
function selectionOf(output: GraphQLOutputType): string {
  const type = getNamedType(output)
  if (isLeafType(type)) return ''
  const leaves = isObjectType(type)
    ? Object.values(type.getFields()).filter(
        (field) => isLeafType(getNamedType(field.type)) && field.args.length === 0,
      )
    : []
  return `{ __typename ${leaves.map(({ name }) => name).join(' ')} }`
}

let gateway: Awaited<ReturnType<typeof startWholeGateway>>
let fan: string
/** An id that there is, by its prefix. */
let ids: Map<string, string>
beforeAll(async () => {
  gateway = await startWholeGateway({ more: asked.map(({ text }) => text) })
  fan = await gateway.fan({ hasOshi: true })
  await createChatMessage(gateway.as(fan), {
    channelId: gateway.channelId('lobby'),
    text: 'こんにちは',
    idempotencyKey: randomUUID(),
  })
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
  const all = found.flatMap(({ rows: some }) => some.map(({ id }) => id))
  ids = new Map(all.flatMap((id) => (prefixOf(id) ? [[prefixOf(id)!, id]] : [])))
})
afterAll(() => gateway.close())
beforeEach(() => void gateway.faults.splice(0))

function idOf(type: GraphQLObjectType): string {
  const key = type.astNode?.directives?.find(({ name }) => name.value === 'key')
  const value = key?.arguments?.find(({ name }) => name.value === 'prefix')?.value
  const prefix = value?.kind === 'StringValue' ? value.value : ''
  return ids.get(prefix) ?? ids.get('community')!
}

/** A value that would do. */
function fitting(type: GraphQLInputType, name: string): unknown {
  const inner = getNullableType(type)
  if (isListType(inner)) return [fitting(inner.ofType, name)]
  if (isEnumType(inner)) return inner.getValues()[0]!.name
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, fitting(field.type, field.name)]),
    )
  const { name: named } = getNamedType(inner)
  if (named === 'Int') return 2
  if (named === 'Boolean') return true
  if (named === 'Date') return '2026-11-20'
  if (named === 'DateTime') return '2026-11-20T03:00:00.000Z'
  if (named !== 'ID') return { emoji: '🎉', game: 'lighthouse' }[name] ?? '応援'
  const kind = name.replace(/Id$/, '').toLowerCase()
  return [...ids].find(([prefix]) => prefix.includes(kind))?.[1] ?? newId('upload')
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '🎉\u0000',
  '\ud800',
  'x\udc00',
  '\u202e',
  '%',
  '_',
  '\\',
  "' or 1=1 --",
  '../../etc/passwd',
  'あ'.repeat(5_000),
  ...words.slice(0, 3),
]
const odd: Record<string, readonly unknown[]> = {
  Int: [0, -1, 2 ** 31 - 1, -(2 ** 31)],
  Date: [
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '0100-01-01',
    '9899-12-31',
    '2026-11-2\u0000',
    '+02026-01-01',
    '',
  ],
  DateTime: ['2026-02-30T00:00:00Z', '+275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z', ''],
  String: oddTexts,
  ID: oddTexts,
}

const whoAsks = (): Record<string, string>[] => [{}, { authorization: `Bearer ${fan}` }]

async function send(text: string, variables: object, headers: Record<string, string>) {
  const { status, text: said } = await gateway.ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', tenant: 'ouen', ...headers },
    body: JSON.stringify({ query: text, variables }),
  })
  return { status, said }
}

const variablesOf = (type: GraphQLObjectType, args: readonly GraphQLArgument[]) => ({
  ...(isNode(type) && { of: idOf(type) }),
  ...Object.fromEntries(args.map((arg) => [arg.name, fitting(arg.type, arg.name)])),
})

it.each(asked)('$name takes whatever it is asked with', async ({ type, args, text }) => {
  for (const headers of whoAsks()) {
    const plain = await send(text, variablesOf(type, args), headers)
    expect(plain.said).not.toMatch(/INTERNAL|UNAVAILABLE|OPERATION_UNKNOWN|VALIDATION_FAILED/)
    for (const { name, type: own } of args) {
      const values = odd[getNamedType(own).name] ?? []
      for (const value of values) {
        const given = isListType(getNullableType(own)) ? [value] : value
        const { status, said } = await send(
          text,
          { ...variablesOf(type, args), [name]: given },
          headers,
        )
        expect(gateway.faults, `${name}: ${JSON.stringify(given)}`).toEqual([])
        expect([200, 400]).toContain(status)
        expect(said).not.toMatch(/INTERNAL|UNAVAILABLE|\n\s+at |\.tsx?:/)
      }
    }
  }
})

it('comes to every field that takes arguments', () => {
  const all = typesAsked.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ args }) => args.length > 0)
      .map(({ name }) => `${type.name}.${name}`),
  )
  expect(asked.map(({ name }) => name)).toEqual(all)
})
