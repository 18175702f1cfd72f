import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWholeGateway, type Answer } from './wholeGateway.ts'

const create =
  'mutation Create($input: CreateChatMessageInput!) { createChatMessage(input: $input) { __typename ... on CreateChatMessageSuccess { messageEdge { node { id } } } } }'
const edit =
  'mutation Edit($input: EditMessageInput!) { editMessage(input: $input) { __typename } }'
const remove =
  'mutation Remove($input: DeleteMessageInput!) { deleteMessage(input: $input) { __typename } }'
const react =
  'mutation React($input: ReactToMessageInput!) { reactToMessage(input: $input) { __typename } }'
const read =
  'query Read($id: ID!) { node(id: $id) { __typename ... on Message { text isDeleted reactions { emoji count } } } }'

const secret = '合鍵のかくし場所'

let gateway: Awaited<ReturnType<typeof startWholeGateway>>
let author: string
/** Has joined, and may read the room. */
let member: string
/** Has not joined, and may not. */
let stranger: string
let messageId: string
beforeAll(async () => {
  gateway = await startWholeGateway({ more: [create, edit, remove, react, read] })
  author = await gateway.fan()
  member = await gateway.fan()
  stranger = await gateway.fan({ hasJoined: false })
  const { text } = await say(author, gateway.channelId('atelier'), secret)
  messageId = /"id":"(message_\w+)"/.exec(text)![1]!
}, 120_000)
afterAll(() => gateway.close())

function send(userId: string | null, query: string, variables: object): Promise<Answer> {
  return gateway.ask('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      tenant: 'ouen',
      ...(userId && { authorization: `Bearer ${userId}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
}
const say = (userId: string | null, channelId: string, text: string, replyToId?: string) =>
  send(userId, create, { input: { channelId, text, idempotencyKey: randomUUID(), replyToId } })

const acts: [string, (userId: string | null) => Promise<Answer>][] = [
  ['edit it', (by) => send(by, edit, { input: { messageId, text: '書きかえた' } })],
  ['delete it', (by) => send(by, remove, { input: { messageId, isDeleted: true } })],
  ['bring it back', (by) => send(by, remove, { input: { messageId, isDeleted: false } })],
  ['react to it', (by) => send(by, react, { input: { messageId, emoji: '❤️', isOn: true } })],
  ['reply to it', (by) => say(by, gateway.channelId('atelier'), 'へえ', messageId)],
  // The room is one's own, the message is another's.
  ['quote it elsewhere', (by) => say(by, gateway.channelId('lobby'), 'へえ', messageId)],
]

/** The message is as its author left it. */
async function expectUntouched(): Promise<void> {
  const { text } = await send(author, read, { id: messageId })
  expect(JSON.parse(text)).toEqual({
    data: {
      node: { __typename: 'Message', text: secret, isDeleted: false, reactions: [] },
    },
  })
}

describe('a message in a room that one may not read', () => {
  it.each(acts)('whoever has not joined cannot %s, nor learn of it', async (_, act) => {
    const { text } = await act(stranger)
    expect(text).toMatch(/"(NotFoundError|NotJoinedError)"/)
    expect(text).not.toContain(secret)
    await expectUntouched()
  })
  it.each(acts)('a guest cannot %s', async (_, act) => {
    const { text } = await act(null)
    expect(text).toContain('"UnauthenticatedError"')
    await expectUntouched()
  })
  it.each<[string, () => string | null]>([
    ['a stranger', () => stranger],
    ['a guest', () => null],
  ])('is not read by its id: %s', async (_, who) => {
    const { text } = await send(who(), read, { id: messageId })
    expect(JSON.parse(text)).toEqual({ data: { node: null } })
  })
})

describe('another’s message in a room that one may read', () => {
  it.each(acts.slice(0, 3))('nobody but its author can %s', async (_, act) => {
    const { text } = await act(member)
    expect(text).toContain('"NotFoundError"')
    await expectUntouched()
  })
  it('is not quoted into another room', async () => {
    const { text } = await acts.at(-1)![1](member)
    expect(text).toContain('"NotFoundError"')
  })
})
