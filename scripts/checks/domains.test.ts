import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSchema } from 'graphql-yoga'
import { expect, it } from 'vitest'
import { joinDomains, type Domain } from '../../gateway/platform/domain.ts'
import { checkDomains, foldersWithoutDomain, forgottenEntries } from './domains.ts'

const sdl = /* GraphQL */ `
  directive @key(prefix: String) on OBJECT
  directive @listSize(assumedSize: Int!) on FIELD_DEFINITION
  interface Node {
    id: ID!
  }
  type Query {
    node(id: ID!): Node
  }
  type Subscription {
    entryWritten: Entry
  }
  type Entry implements Node @key(prefix: "entry") {
    id: ID!
    amount: Int
  }
`
const topic = {
  type: 'entryWritten' as never,
  idOf: () => '',
  idIn: () => '',
  mayBegin: async () => true,
  readership: { of: () => '', among: async () => new Set<string>() },
}
const whole: Domain = {
  nodes: { Entry: async () => null },
  topics: { entryWritten: topic },
  events: { entryWritten: { id: 'string' } } as Domain['events'],
}
const resolvers = {
  Query: { node: () => null },
  Subscription: { entryWritten: { subscribe: () => [], resolve: () => null } },
}

function forgotten(added = '', domain: Domain = whole, resolving: object = resolvers): string[] {
  const schema = createSchema({
    typeDefs: sdl + added,
    resolvers: { ...resolving, Node: { __resolveType: () => 'Entry' } },
  })
  return forgottenEntries(schema, joinDomains([{ domain, resolvers: {} }]))
}

it('says nothing where nothing is forgotten', async () => {
  expect(forgotten()).toEqual([])
  expect(await checkDomains()).toEqual([])
})

it.each([
  [
    'a type without a prefix',
    forgotten('type Account implements Node { id: ID! }', {
      ...whole,
      nodes: { ...whole.nodes, Account: async () => null },
    }),
    /^Account implements Node .*: add @key\(prefix: "account"\) to it$/,
  ],
  [
    'a prefix of two types',
    forgotten('type Page @key(prefix: "entry") { id: ID! }'),
    /^ids of Entry and Page begin alike: give one of them another @key/,
  ],
  [
    'a type without a loader',
    forgotten('', { ...whole, nodes: {} }),
    /^Entry implements Node .*: add `nodes: { Entry: loadEntry }` to its domain\.ts$/,
  ],
  [
    'a loader without a type',
    forgotten('', { ...whole, nodes: { ...whole.nodes, Purse: async () => null } }),
    /`nodes` for Purse, which does not implement Node$/,
  ],
  [
    'a subscription without a topic',
    forgotten('', { ...whole, topics: {} }),
    /^Subscription\.entryWritten .*: add `topics: { entryWritten: … }` to its domain\.ts$/,
  ],
  [
    'a topic without a subscription',
    forgotten('', { ...whole, topics: { ...whole.topics, entryRead: topic } }),
    /`topics` for entryRead, which is no field of Subscription$/,
  ],
  [
    'an event without a shape',
    forgotten('', { ...whole, events: {} }),
    /^the event entryWritten .*: add `events: { entryWritten: … }` to its domain\.ts$/,
  ],
  [
    'a field of Query without a resolver',
    forgotten('extend type Query { balance: Int }'),
    /^Query\.balance has no resolver: export one from the resolvers\/ of its domain, or a mutation from a file of its name in mutations\/$/,
  ],
  [
    'a list without a size',
    forgotten('type Book { entries: [Entry!] }'),
    /^Book\.entries is a list .*: add @listSize\(assumedSize: …\) to it$/,
  ],
  [
    'a page without a size',
    forgotten(
      'type Book { pages(first: Int): Pages } type Pages { edges: [Edge!]! } type Edge { node: Entry }',
    ),
    /^Book\.pages is a list .*: add @listSize\(assumedSize: …\) to it$/,
  ],
])('names %s and says what to add', (_, problems, sentence) => {
  expect(problems).toEqual([expect.stringMatching(sentence)])
})

it('names a folder without domain.ts', () => {
  const root = mkdtempSync(join(tmpdir(), 'domains-'))
  mkdirSync(join(root, 'chat'))
  mkdirSync(join(root, 'ledger'))
  writeFileSync(join(root, 'chat', 'domain.ts'), '')
  writeFileSync(join(root, 'types.generated.ts'), '')
  expect(foldersWithoutDomain(root)).toEqual([
    expect.stringMatching(/\/ledger has no domain\.ts: write one that exports what it brings, `/),
  ])
  rmSync(root, { recursive: true })
})

it('lets no two domains bring the same', () => {
  expect(() =>
    joinDomains([
      { domain: whole, resolvers: {} },
      { domain: whole, resolvers: {} },
    ]),
  ).toThrow('two domains bring Entry')
})
