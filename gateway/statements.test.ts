import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { keep } from './domains/bookmark/service.ts'
import { readersAmong } from './domains/chat/service.ts'
import { post } from './domains/post/tables.ts'
import { storeItem } from './domains/store/tables.ts'
import { topic } from './domains/topic/tables.ts'
import { startGraphql } from './platform/graphql/testing.ts'

/**
 * How many statements an operation asks PostgreSQL for, each a round trip: at most, in a process that has kept
 * nothing yet, and from then on. One that grows is a cost for every fan; one that shrinks is written down.
 */
const statements: [what: string, operation: string, atFirst: number, then: number][] = [
  ['a message is sent', 'sendMessageMutation', 8, 1],
  ['a page of 20 messages', 'ConversationOlderQuery', 10, 1],
  ['a gap is closed', 'fetchMissedQuery', 8, 1],
  ['a channel is marked as read', 'markReadMutation', 4, 2],
  ['a channel’s document', 'ChatScreenQuery', 20, 4],
  ['the list of channels', 'ChannelsScreenQuery', 13, 3],
  ['home, for a member', 'HomeScreenQuery', 29, 9],
  ['home, for a guest', 'HomeScreenQuery', 18, 2],
  ['what is on, for a member', 'EventsScreenQuery', 8, 2],
  ['what is on, for a guest', 'EventsScreenQuery', 6, 2],
  ['the timeline, for a member', 'TimelineScreenQuery', 17, 7],
  ['the timeline, for a guest', 'TimelineScreenQuery', 11, 4],
  ['the home timeline, for a member', 'HomeTimelineScreenQuery', 18, 8],
  ['what gathers light, for a guest', 'TrendScreenQuery', 12, 5],
  ['a post, for a member', 'PostScreenQuery', 19, 9],
  ['what a member keeps, ten of each kind', 'BookmarksScreenQuery', 16, 9],
  ['the store, for a member', 'StoreScreenQuery', 13, 4],
  ['the store, for a guest', 'StoreScreenQuery', 9, 1],
  ['an item’s page, for a member', 'ItemScreenQuery', 4, 2],
  ['a basket', 'BasketScreenQuery', 4, 2],
  ['wishes', 'WishesScreenQuery', 3, 1],
  ['coins, for a member', 'CoinsScreenQuery', 5, 3],
  ['what stands around each screen', 'AppLayoutQuery', 12, 3],
  ['who the viewer is', 'useArriveQuery', 4, 0],
]

const root = new URL('../', import.meta.url).pathname
const texts = new Map(
  globSync('{app,features}/**/__generated__/*.graphql.ts', { cwd: root }).flatMap((file) => {
    const source = readFileSync(root + file, 'utf8')
    const [, name] = /"operationKind": "\w+",\s+"text"/.test(source)
      ? (/"name": "(\w+)",\s+"operationKind"/.exec(source) ?? [])
      : []
    const [, text] = /"text": (".*")/.exec(source) ?? []
    return name && text ? [[name, JSON.parse(text) as string] as const] : []
  }),
)

let itemId: string
let keptIds: readonly string[]
let postId: string
let stage: Awaited<ReturnType<typeof startGraphql>>
const sent = vi.spyOn(pg.Client.prototype, 'query')
beforeAll(async () => {
  stage = await startGraphql()
  postId = (await stage.db.select().from(post).limit(1))[0]!.id
  const topics = await stage.db.select().from(topic).limit(10)
  const posts = await stage.db.select().from(post).limit(10)
  keptIds = [...posts, ...topics].map(({ id }) => id)
  itemId = (await stage.db.select().from(storeItem).limit(1))[0]!.id
})
afterAll(() => stage.close())

async function countOf(work: () => Promise<unknown>): Promise<number> {
  sent.mockClear()
  await work()
  return sent.mock.calls.length
}

/** What each operation asks for, in the same lively channel. */
function variablesOf(name: string): object {
  const channelId = stage.channelId('lobby')
  switch (name) {
    case 'sendMessageMutation':
      return { input: { channelId, text: 'こんばんは', idempotencyKey: randomUUID() } }
    case 'ConversationOlderQuery':
      return { id: channelId, count: 20, cursor: null }
    case 'ChatScreenQuery':
      return { channelId, count: 20 }
    case 'fetchMissedQuery':
      return { channelId, rev: 1 }
    case 'markReadMutation':
      return { input: { channelId, seq: 3 } }
    case 'EventsScreenQuery':
      return { among: 'COMING' }
    case 'PostScreenQuery':
      return { id: postId }
    case 'ItemScreenQuery':
      return { id: itemId }
    default:
      return {}
  }
}

describe('statements', () => {
  it.each(statements)(
    '%s (%s): at most %i at first, then %i',
    async (what, name, atFirst, then) => {
      const userId = what.includes('guest') ? null : await stage.fan({ hasOshi: true })
      for (const subjectId of name === 'BookmarksScreenQuery' ? keptIds : [])
        await keep(stage.as(userId), { subjectId, isBookmarked: true })
      const run = async () => {
        const headers: Record<string, string> = userId ? { authorization: `Bearer ${userId}` } : {}
        const answer = await stage.ask(texts.get(name) ?? '', variablesOf(name), headers)
        const { data, errors } = (await answer.json()) as { data?: object; errors?: object[] }
        expect(errors).toBeUndefined()
        expect(JSON.stringify(data)).not.toContain('Error"')
      }
      // What was kept is let go.
      stage.pass(60)
      expect(await countOf(run)).toBeLessThanOrEqual(atFirst)
      for (let again = 0; again < 3; again += 1) expect(await countOf(run)).toBe(then)
    },
  )

  it('asks who of its listeners may read a members’ channel once, and nothing of a public one', async () => {
    const context = stage.as(null)
    const userIds = [await stage.fan(), await stage.fan({ hasJoined: false })]
    const ask = (slug: string) => readersAmong(context, stage.channelId(slug), userIds)
    await Promise.all([ask('atelier'), ask('lobby')])
    expect(await countOf(() => ask('atelier'))).toBe(1)
    expect(await countOf(() => ask('lobby'))).toBe(0)
  })
})
