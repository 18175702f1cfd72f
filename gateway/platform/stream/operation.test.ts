import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { domains } from '../../domains.generated.ts'
import { hashOperation } from '../graphql/manifest.ts'
import { createOperations } from '../graphql/operations.ts'
import { createGatewaySchema } from '../graphql/schema.ts'
import { createOperationReader } from './operation.ts'

const log = pino({ level: 'silent' })
const schema = createGatewaySchema(domains)
const text =
  'subscription A($id: ID!) { messageCreated(channelId: $id) { messageEdge { node { text } } } }'
const inProduction = new Map([[hashOperation(text), text]])

function read(body: object, manifest?: ReadonlyMap<string, string>) {
  const operations = createOperations({ schema, log, manifest })
  return createOperationReader(operations, domains.topics)(new Map(Object.entries(body)))
}
const variables = { id: 'channel_1' }

describe('what a stream runs', () => {
  it('is the app’s own operations in production, by their text or hash', () => {
    expect(read({ query: text, variables }, inProduction).args).toEqual({ channelId: 'channel_1' })
    expect(read({ extensions: { id: hashOperation(text) }, variables }, inProduction).topic).toBe(
      domains.topics.get('messageCreated'),
    )
    for (const body of [{ query: `${text} `, variables }, { extensions: { id: 'x' } }, {}])
      expect(() => read(body, inProduction)).toThrow('not one of the app’s own')
  })

  it('is shared where document and variables are the same', () => {
    const { key } = read({ query: text, variables })
    expect(read({ query: text, variables: { ...variables, unused: 1 } }).key).toBe(key)
    expect(read({ query: text, variables: { id: 'channel_2' } }).key).not.toBe(key)
  })

  it('costs no more than a request may', () => {
    const page = (inner: string) =>
      `channel { messages(first: 50) { edges { node { ${inner} } } } }`
    const query = `subscription { channelActivity(communityId: "c") { ${page(page('id'))} } }`
    expect(() => read({ query })).toThrow('too much at once')
  })

  it.each([
    ['messageCreated(channelId: "c") { messageEdge { node { text } } }', false],
    ['messageCreated(channelId: "c") { messageEdge { node { channel { viewerCanPost } } } }', true],
    [
      'messageCreated(channelId: "c") { messageEdge { node { author { publicJoinedCommunity(communityId: "c") { oshi { id } } } } } }',
      true,
    ],
    [
      'channelActivity(communityId: "c") { channel { community { channels { edges { cursor } } } } }',
      true,
    ],
    [
      '...F } fragment F on Subscription { channelActivity(communityId: "c") { channel { viewerReadState { id } } }',
      true,
    ],
  ])('is personal where its answer depends on the viewer: %s', (selection, isPersonal) => {
    expect(read({ query: `subscription { ${selection} }` }).isPersonal).toBe(isPersonal)
  })
})
