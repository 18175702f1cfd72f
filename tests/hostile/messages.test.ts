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

const call =
  'mutation Call($input: CreateChatMessageInput!) { createChatMessage(input: $input) { __typename ... on CreateChatMessageSuccess { messageEdge { node { text mentions { start length userId } } } } ... on MessageMentionError { code most userId } } }'
const rename =
  'mutation Rename($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }'

let gateway: Awaited<ReturnType<typeof startWholeGateway>>
let author: string
/** Has joined, and may read the room. */
let member: string
/** Has not joined, and may not. */
let stranger: string
let messageId: string
beforeAll(async () => {
  gateway = await startWholeGateway({ more: [create, edit, remove, react, read, call, rename] })
  author = await gateway.fan()
  member = await gateway.fan()
  stranger = await gateway.fan({ hasJoined: false })
  const { text } = await say(author, gateway.channelId('atelier'), secret)
  messageId = /"id":"(message_\w+)"/.exec(text)![1]!
})
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

describe('a mention', () => {
  type Mention = { userId: string; start: number; length: number }
  const calling = (by: string, text: string, mentions: readonly Mention[], slug = 'lobby') =>
    send(by, call, {
      input: {
        channelId: gateway.channelId(slug),
        idempotencyKey: randomUUID(),
        text,
        mentions,
      },
    })
  const one = (userId: string) => [{ userId, start: 0, length: 3 }]

  it.each<[string, () => string, string?]>([
    ['a fan who may not read the room', () => stranger, 'atelier'],
    ['a fan who has not joined', () => stranger],
    ['nobody', () => 'user_01kabcdefghjkmnpqrstvwxyz0'],
    ['a room', () => gateway.channelId('lobby')],
    ['a message', () => messageId],
    ['markup', () => '<script>alert(1)</script>'],
    ['a statement', () => "'; drop table message; --"],
  ])('of %s is refused like that of nobody, and nothing is said', async (_, whom, slug) => {
    const userId = whom()
    const { text } = await calling(author, '@あい', one(userId), slug)
    expect(JSON.parse(text)).toEqual({
      data: {
        createChatMessage: {
          __typename: 'MessageMentionError',
          code: 'NOT_MENTIONABLE',
          most: 10,
          userId,
        },
      },
    })
  })

  it('is refused as a whole where there are ten thousand', async () => {
    const mentions = Array.from({ length: 10_000 }, (_, at) => ({
      userId: member,
      start: at * 2,
      length: 2,
    }))
    const { status, text } = await calling(author, '@あ', mentions)
    expect(text).not.toContain('messageEdge')
    expect(status === 413 || text.includes('"LIMIT"')).toBe(true)
  })

  it.each([
    ['before the text', -1, 3],
    ['behind its end', 1, 1_000_000],
    ['of no length', 0, 0],
    ['turned around', 2, -2],
    ['at no @', 1, 2],
  ])('that stands %s is refused', async (_, start, length) => {
    const { text } = await calling(author, '@あい', [{ userId: member, start, length }])
    expect(text).toContain('BAD_USER_INPUT')
  })

  it('says the name that its person bears, as text, and none that turns what stands around it', async () => {
    const turned = await send(member, rename, { input: { displayName: '\u202eおしらせ' } })
    expect(turned.text).toContain('"DisplayNameError"')
    const named = await send(member, rename, { input: { displayName: '<b onclick=x>' } })
    expect(named.text).toContain('"UpdateProfileSuccess"')
    // Whoever speaks in the room can be called there.
    await say(member, gateway.channelId('greenhouse'), 'います')
    const { text } = await calling(
      author,
      '@\u202e運営 より',
      [{ userId: member, start: 0, length: 4 }],
      'greenhouse',
    )
    expect(JSON.parse(text)).toMatchObject({
      data: {
        createChatMessage: {
          messageEdge: {
            node: {
              text: '@<b onclick=x> より',
              mentions: [{ start: 0, length: 14, userId: member }],
            },
          },
        },
      },
    })
  })
})
