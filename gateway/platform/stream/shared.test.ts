import { and, eq, isNull } from 'drizzle-orm'
import { getNamedType, graphql, isEnumType, isObjectType, type GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from '../../domains.generated.ts'
import { membership } from '../../domains/community/tables.ts'
import { createChatMessage } from '../../domains/chat/sending.ts'
import { channel } from '../../domains/chat/tables.ts'
import { openCommunity } from '../../domains/chat/testing.ts'
import { readDirective } from '../graphql/directives.ts'
import { createGatewaySchema } from '../graphql/schema.ts'

const schema = createGatewaySchema(domains)
const viewers: string[] = []
let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity()
  viewers.push(await stage.fan(), await stage.fan({ hasOshi: true }), await stage.fan())
  await stage.db.update(membership).set({ role: 'STAFF' }).where(eq(membership.userId, viewers[2]!))
})
afterAll(() => stage.close())

/** All that is marked within a type, each type once on a way; arguments are filled in by their names. */
function selectShared(type: GraphQLObjectType, args: Record<string, unknown>, above: string[]) {
  const path = [...above, type.name]
  const fields: string[] = []
  for (const field of Object.values(type.getFields())) {
    if (!readDirective(field.astNode, 'shared')) continue
    const inner = getNamedType(field.type)
    const given = field.args.filter(({ name }) => name in args)
    const written = given.map(({ name, type }) =>
      isEnumType(getNamedType(type))
        ? `${name}: ${String(args[name])}`
        : `${name}: ${JSON.stringify(args[name])}`,
    )
    const call = written.join(', ')
    const within = isObjectType(inner)
      ? path.includes(inner.name)
        ? undefined
        : selectShared(inner, args, path)
      : ''
    if (within !== undefined) fields.push(`${field.name}${call && `(${call})`} ${within}`)
  }
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : undefined
}

// In a closed community all who may see these are members, as here.
it('gives every fan who may see it the same of what is marked so', async () => {
  const channelId = stage.channelId('lobby')
  const sent = await createChatMessage(stage.as(viewers[1]!), {
    channelId,
    text: 'みんなに同じ',
    idempotencyKey: 'shared',
  })
  if (sent.__typename !== 'CreateChatMessageSuccess') throw new Error(sent.__typename)
  const args = {
    communityId: stage.communityId,
    seq: (await stage.lastSeq(channelId)) - 2,
    rev: (await stage.lastSeq(channelId)) - 2,
    last: 2,
    identifier: 'winter-special',
    name: 'lighthouse',
    game: 'lighthouse',
    span: 'DAY',
  }
  // A room for those who have something is none that these fans may see.
  const channels = await stage.db
    .select()
    .from(channel)
    .where(and(isNull(channel.nftId), isNull(channel.membershipItemId)))
  for (const [name, id] of [
    ['Message', sent.messageEdge.node.id],
    ...channels.map((row) => ['Channel', row.id] as const),
  ] as const) {
    const type = schema.getType(name)
    const selection = isObjectType(type) && selectShared(type, args, [])
    const source = `{ node(id: "${id}") { ... on ${name} ${selection} } }`
    const answers = await Promise.all(
      viewers.map((userId) => graphql({ schema, source, contextValue: stage.as(userId) })),
    )
    expect(answers[0]?.errors).toBeUndefined()
    expect(answers[0]).toMatchObject({ data: { node: { id } } })
    for (const answer of answers) expect(answer).toEqual(answers[0])
  }
})
