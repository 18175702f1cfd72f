import {
  buildSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readDirective } from '#gateway/platform/graphql/directives.ts'
import { readSdl } from '../../scripts/contract.ts'
import { directStage } from '#gateway/domains/direct-messages/testing.ts'
import { startWholeGateway } from './wholeGateway.ts'
import { words } from './words.ts'

type Step = { name: string; field: GraphQLField<unknown, unknown> }
type List = { path: readonly Step[]; prefix: string }

const schema = buildSchema(readSdl())
const prefixOf = (type: GraphQLObjectType): string | undefined =>
  readDirective(type.astNode, 'key')?.get('prefix') as string | undefined

/** What a field leads to without being told anything: the nodes of a list, if it is one. */
function nextOf({ args, type }: GraphQLField<unknown, unknown>): GraphQLObjectType | undefined {
  const next = getNamedType(type)
  return isObjectType(next) && args.every((arg) => !isNonNullType(arg.type)) ? next : undefined
}

/** Every list of the contract that is read from a cursor on, by the shortest way from the root. */
function findLists(): List[] {
  const lists: List[] = []
  const seen = new Set<string>()
  let edge: { type: GraphQLObjectType; path: readonly Step[] }[] = [
    { type: schema.getQueryType()!, path: [] },
  ]
  while (edge.length > 0) {
    const further: typeof edge = []
    for (const { type, path } of edge) {
      if (seen.has(type.name)) continue
      seen.add(type.name)
      for (const field of Object.values(type.getFields())) {
        const next = nextOf(field)
        if (!next) continue
        const own = [...path, { name: field.name, field }]
        if (field.args.some(({ name }) => name === 'after')) lists.push(listAt(own, next))
        further.push({ type: next, path: own })
      }
    }
    edge = further
  }
  return lists
}

/** A list's cursors are of its nodes' ids, where they have any. */
function listAt(path: readonly Step[], connection: GraphQLObjectType): List {
  const edges = getNamedType(connection.getFields().edges!.type) as GraphQLObjectType
  const node = getNamedType(edges.getFields().node!.type) as GraphQLObjectType
  return { path, prefix: (isObjectType(node) && prefixOf(node)) || 'user' }
}

function textOf({ path }: List): string {
  const inner = path.reduceRight((rest, { name, field }, at) => {
    const isLast = at === path.length - 1
    const isPaged = field.args.some((arg) => arg.name === 'first')
    const said = isLast ? '(first: 1, after: $after)' : isPaged ? '(first: 1)' : ''
    return ` { ${name}${said}${rest} }`
  }, ' { __typename edges { cursor } }')
  return `query List($after: String!)${inner}`
}

const lists = findLists()
const id = '01m83eqg6be4e9n6txtvqycts1'
const forged = (prefix: string) =>
  [
    '999999999999999',
    '8640000000000001',
    '-1',
    '0',
    '1e3',
    '',
    '+033658-09-27T01:46:39.999Z',
    '-000001-01-01T00:00:00.000Z',
    '+275760-09-13T00:00:00.000Z',
    '2026-11-20T03:00:00.000Z',
    'infinity',
    'now',
    'yesterday',
  ]
    .flatMap((time) => [`${time} ${prefix}_${id}`, `${time} ${prefix}_${id}\u0000`, time])
    .concat([`${prefix}_${id}`, '2147483648', '-2147483649', '99999999999999999999', '1.5'])
    .concat([...words, '\u0000', '\ud800', '{"a":1}', 'null', '[]', "' or 1=1 --"])

let gateway: Awaited<ReturnType<typeof startWholeGateway>>
let fan: string
beforeAll(async () => {
  gateway = await startWholeGateway({ more: lists.map(textOf) })
  fan = (await directStage(gateway).pair()).other
})
afterAll(() => gateway.close())
beforeEach(() => void gateway.faults.splice(0))

async function ask(list: List, after: string) {
  const { status, text } = await gateway.ask('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      tenant: 'ouen',
      authorization: `Bearer ${fan}`,
    },
    body: JSON.stringify({ query: textOf(list), variables: { after } }),
  })
  return { status, text }
}

it('finds the lists of the contract', () => {
  const names = lists.map(({ path }) => path.at(-1)!.name)
  expect(names).toEqual(
    expect.arrayContaining(['channels', 'requests', 'messages', 'informations']),
  )
})

it.each(lists.map((list) => [list.path.map(({ name }) => name).join('.'), list] as const))(
  '%s is read from no cursor but its own, and fails by none',
  async (_, list) => {
    for (const key of forged(list.prefix)) {
      const { status, text } = await ask(list, Buffer.from(key).toString('base64url'))
      expect(gateway.faults, key).toEqual([])
      expect([status, text], key).toEqual([200, expect.not.stringContaining('"errors"')])
    }
    for (const raw of ['%', 'あ', 'constructor', '__proto__', 'A'.repeat(30_000)])
      expect((await ask(list, raw)).status, raw.slice(0, 20)).toBe(200)
    expect(gateway.faults).toEqual([])
  },
)
