import { globSync, readFileSync } from 'node:fs'
import { createSchema } from 'graphql-yoga'
import { Kind, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { domains } from '../../domains.generated.ts'
import { createGatewaySchema } from '../graphql/schema.ts'
import { isPersonal } from './audience.ts'

const root = new URL('../../../', import.meta.url).pathname
const schema = createGatewaySchema(domains)

/** What the app subscribes to, with the text of each fragment that it spreads. */
const subscriptions = globSync('{app,features}/**/__generated__/*Subscription.graphql.ts', {
  cwd: root,
}).map((file) => {
  const [, text = '""'] = /"text": (".*")/.exec(readFileSync(root + file, 'utf8')) ?? []
  return parse(JSON.parse(text) as string)
})

/** What goes to one fan alone, and to their devices. */
const personal = [
  'bellActivitySubscription',
  'directActivitySubscription',
  'oshiActivitySubscription',
]

it('runs each of the app’s subscriptions once for all fans, but those of one fan’s own', () => {
  const names = subscriptions.map(({ definitions }) =>
    definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? each.name?.value : [],
    ),
  )
  expect(names.flat()).toEqual(
    expect.arrayContaining([
      'channelActivitySubscription',
      'useLiveMessagesSubscription',
      ...personal,
    ]),
  )
  for (const [at, document] of subscriptions.entries())
    expect(isPersonal(schema, document), names[at]!.join()).toBe(
      names[at]!.some((name) => name !== undefined && personal.includes(name)),
    )
})

it.each([
  'channelActivity(communityId: "x") { channel { viewerCanPost } }',
  'channelActivity(communityId: "x") { channel { community { channels { edges { cursor } } } } }',
  'channelActivity(communityId: "x") { channel { community { talents { id } } } }',
  'channelActivity(communityId: "x") { channel { community { happenings { channel { id } } } } }',
  'messageCreated(channelId: "x") { messageEdge { node { author { publicJoinedCommunity(communityId: "y") { oshi { id } } } } } }',
])('runs %s for each fan', (field) => {
  expect(isPersonal(schema, parse(`subscription { ${field} }`))).toBe(true)
})

describe('a field', () => {
  const made = createSchema({
    typeDefs: `
      directive @shared on FIELD_DEFINITION
      type Query { room: Room }
      type Subscription { changed: Room @shared }
      interface Named { label: String }
      type Room implements Named { size: Int title: String @shared label: String @shared owner: Named @shared }
      type Cat implements Named { label: String }
    `,
    resolvers: {
      Subscription: { changed: { subscribe: () => [], resolve: () => ({}) } },
      Named: { __resolveType: () => 'Cat' },
    },
  })
  it.each([
    ['that nobody marked is personal', 'size', true],
    ['that is marked is shared', 'title', false],
    ['of an object is shared where its own type says so', 'label __typename', false],
    [
      'of an interface is personal where one of its types does not mark it',
      'owner { label }',
      true,
    ],
    ['is found within fragments', '... on Room { ... on Named { ... on Room { size } } }', true],
  ])('%s', (_, selection, expected) => {
    const document = parse(`subscription { changed { ${selection} } }`)
    expect(isPersonal(made, document)).toBe(expected)
  })
})
