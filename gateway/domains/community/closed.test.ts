import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { channel, message } from '../chat/tables.ts'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { messageCreated, startHub, textsOf } from '../../platform/stream/testing.ts'
import { happening, talent } from './tables.ts'

const env = { CLOSED_COMMUNITY: 'on' }

type Answer = { data?: { [field: string]: unknown }; errors?: unknown }

describe('a closed community, over HTTP and in documents', () => {
  let stage: Awaited<ReturnType<typeof startGraphql>>
  beforeAll(async () => {
    stage = await startGraphql({ env })
  })
  afterAll(() => stage.close())

  const ask = async (userId: string | null, query: string, variables: object = {}) => {
    const headers: Record<string, string> = userId ? { authorization: `Bearer ${userId}` } : {}
    return (await (await stage.ask(query, variables, headers)).json()) as Answer
  }
  const outsiders = async () => [null, await stage.fan({ hasJoined: false })]
  const node = 'query N($id: ID!) { node(id: $id) { __typename id } }'
  const contents = `{ tenant { community {
    name tagline hero { url }
    talents { id } happenings { id } channels { edges { node { id } } }
  } } }`

  it('gives its head to everyone, and what it holds to its members only', async () => {
    for (const userId of await outsiders())
      expect((await ask(userId, contents)).data).toEqual({
        tenant: {
          community: {
            name: expect.any(String) as string,
            tagline: expect.any(String) as string,
            hero: { url: expect.any(String) as string },
            talents: [],
            happenings: [],
            channels: { edges: [] },
          },
        },
      })
    const { data } = await ask(await stage.fan(), contents)
    expect(data).toMatchObject({
      tenant: {
        community: {
          talents: expect.arrayContaining([
            { id: expect.stringMatching(/^talent_/) as string },
          ]) as unknown,
          happenings: expect.arrayContaining([
            { id: expect.stringMatching(/^happening_/) as string },
          ]) as unknown,
        },
      },
    })
  })

  it('says of each of its records what it says of one that is not there', async () => {
    const [room] = await stage.db.select().from(channel).where(eq(channel.visibility, 'PUBLIC'))
    const records = [
      room!,
      (await stage.db.select().from(message).where(eq(message.channelId, room!.id)))[0]!,
      (await stage.db.select().from(talent))[0]!,
      (await stage.db.select().from(happening))[0]!,
    ]
    const member = await stage.fan()
    for (const { id } of records) {
      for (const userId of await outsiders())
        expect(await ask(userId, node, { id })).toEqual({ data: { node: null } })
      expect((await ask(member, node, { id })).data).toMatchObject({ node: { id } })
    }
  })

  it('holds in the records of a rendered document', async () => {
    const params = { name: undefined, text: contents, operationKind: 'query' } as never
    const guest = { ...stage.as(null), isDocument: true }
    expect(JSON.stringify(await stage.execute(guest, params, {}))).not.toMatch(/channel_|talent_/)
    const member = { ...stage.as(await stage.fan()), isDocument: true }
    expect(JSON.stringify(await stage.execute(member, params, {}))).toMatch(/channel_/)
  })

  it('lets nobody in by themselves, and takes no writing from outside', async () => {
    const fan = await stage.fan({ hasJoined: false })
    const { communityId } = stage
    const channelId = stage.channelId('lobby')
    const mutations: [string, string][] = [
      ['joinCommunity', `{ communityId: "${communityId}" }`],
      ['createChatMessage', `{ channelId: "${channelId}", text: "x", idempotencyKey: "x" }`],
      ['markChannelRead', `{ channelId: "${channelId}", seq: 1 }`],
    ]
    for (const [name, input] of mutations)
      expect(await ask(fan, `mutation { ${name}(input: ${input}) { __typename } }`)).toEqual({
        data: { [name]: { __typename: 'NotFoundError' } },
      })
  })

  it('still shows a fan the terms, and who they are', async () => {
    const fan = await stage.fan({ hasJoined: false })
    const query = '{ viewer { user { id } } tenant { terms { version } drawnAvatars { name } } }'
    expect((await ask(fan, query)).data).toMatchObject({ viewer: { user: { id: fan } } })
  })
})

describe('a closed community, over the stream', () => {
  let stage: Awaited<ReturnType<typeof startHub>>
  beforeAll(async () => {
    stage = await startHub(env)
  })
  afterAll(() => stage.close())

  it('answers an outsider as if its channels and it were not there', async () => {
    const [outsider, member] = [
      await stage.open(await stage.fan({ hasJoined: false })),
      await stage.open(),
    ]
    const activity = `subscription A($communityId: ID!) {
      channelActivity(communityId: $communityId) { channel { id } } }`
    await outsider.start('channel', messageCreated, { channelId: stage.channelId('lobby') })
    await outsider.start('community', activity, { communityId: stage.communityId })
    await vi.waitFor(() => expect(outsider.received).toHaveLength(4))
    const answers = outsider.received.filter(({ event }) => event === 'next')
    for (const { payload } of answers)
      expect(payload).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
    await stage.listen(member)
    await stage.say(member.userId, '会員だけに')
    await vi.waitFor(() => expect(textsOf(member)).toEqual(['会員だけに']))
    expect(outsider.received).toHaveLength(4)
  })

  it('stops what a fan hears once they belong to it no more', async () => {
    const [leaver, member] = [await stage.open(), await stage.open()]
    for (const fan of [leaver, member]) await stage.listen(fan)
    await stage.leave(leaver.userId)
    await stage.say(member.userId, 'もう聞こえない')
    await vi.waitFor(() => expect(textsOf(member)).toEqual(['もう聞こえない']))
    expect(textsOf(leaver)).toEqual([])
  })
})
