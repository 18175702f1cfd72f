import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { happening, talent } from './domains/community/tables.ts'
import { startGraphql } from './platform/graphql/testing.ts'
import { newId } from './platform/ids.ts'

/** What the time of an answer is made of. Alike for what is hidden and for what is not there, it tells nothing. */
const sent = vi.spyOn(pg.Client.prototype, 'query')

const read = 'query ($id: ID!) { node(id: $id) { __typename } }'
const report = `mutation ($id: ID!) {
  reportSubject(input: { subjectId: $id, reason: SPAM }) { __typename }
}`
const mark = `mutation ($id: ID!) {
  markChannelRead(input: { channelId: $id, seq: 1 }) { __typename }
}`

describe.each(['open', 'closed'])('in a community that is %s', (kind) => {
  let stage: Awaited<ReturnType<typeof startGraphql>>
  let hidden: Record<'channel' | 'message' | 'talent' | 'happening', string>
  let member: string
  let outsider: string
  beforeAll(async () => {
    stage = await startGraphql({
      env: { CLOSED_COMMUNITY: kind === 'closed' ? 'on' : undefined },
      perMinute: { user: 600, address: 3_000 },
    })
    member = await stage.fan()
    outsider = await stage.fan({ hasJoined: false })
    const channelId = stage.channelId('atelier')
    const answer = await ask(
      `mutation ($id: ID!) { createChatMessage(input: { channelId: $id, text: "秘密", idempotencyKey: "k" }) {
        ... on CreateChatMessageSuccess { messageEdge { node { id } } } } }`,
      channelId,
      member,
    )
    const message = /message_[0-9a-z]{26}/.exec(answer)?.[0] ?? ''
    const [someone] = await stage.db.select().from(talent)
    const [something] = await stage.db.select().from(happening)
    hidden = { channel: channelId, message, talent: someone!.id, happening: something!.id }
  })
  afterAll(() => stage.close())

  async function ask(text: string, id: string, viewer: string | null): Promise<string> {
    const headers: Record<string, string> = viewer ? { authorization: `Bearer ${viewer}` } : {}
    return (await stage.ask(text, { id }, headers)).text()
  }

  /** The answer, and how many statements it took. */
  async function weigh(text: string, id: string, viewer: string | null) {
    sent.mockClear()
    const answer = await ask(text, id, viewer)
    return { answer, statements: sent.mock.calls.length }
  }

  const kinds = [
    'channel',
    'message',
    ...(kind === 'closed' ? (['talent', 'happening'] as const) : []),
  ] as const
  const viewers = ['a guest', 'an outsider']
  it.each(kinds.flatMap((what) => viewers.map((viewer) => [what, viewer] as const)))(
    'a hidden %s takes %s as many statements as none',
    async (what, who) => {
      const viewer = who === 'a guest' ? null : outsider
      const texts = [read]
      if (viewer && what === 'message') texts.push(report)
      if (viewer && what === 'channel') texts.push(mark)
      for (const text of texts)
        for (const isKept of [false, true]) {
          const weights = []
          for (const id of [hidden[what], newId(what)]) {
            // What was kept is let go; or a member has just read it, and so has the outsider been asked for.
            stage.pass(60)
            if (isKept) {
              await ask(read, hidden[what], member)
              await ask(read, newId(what), viewer)
            }
            weights.push(await weigh(text, id, viewer))
          }
          expect(weights[0]).toEqual(weights[1])
          expect(weights[0]!.answer).toMatch(/null|NotFoundError/)
          expect(weights[0]!.statements).toBeGreaterThan(0)
        }
      expect(await ask(read, hidden[what], member)).not.toContain('null')
    },
  )
})
