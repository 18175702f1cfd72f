import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime'
import { expect, it, vi } from 'vitest'
import { createRevs } from '#rules/revs.ts'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import { fakeChannel, said } from '#storybook/fakes/talk.ts'
import conversation from '../components/Conversation/__generated__/ConversationOlderQuery.graphql.ts'
import { seqOf } from '#platform/relay/numberedConnection.ts'
import { fetchMissed } from './fetchMissed.ts'
import { messagesOf } from './insertMessages.ts'

const at = '2026-11-20T11:00'
const message = (seq: number) => said(seq, 'komugi', at, `${seq}`)
const from = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => message(start + index))

type Changes = { messages: ReturnType<typeof from>; lastSeq: number; lastRev: number }

/** A list of the numbers 101 to 120 of a channel that began long before, and what was changed in it since. */
async function channelAfter(changes: Changes) {
  const before = { messages: from(101, 120), lastSeq: 120, lastRev: 120 }
  let now: Changes = before
  const changesAfter = vi.fn(({ rev }: Readonly<Record<string, unknown>>) =>
    now.messages.filter((one) => Number(one.rev) > Number(rev)).slice(0, 50),
  )
  const messages = () => {
    const nodes = now === before ? before.messages : from(now.lastSeq - 49, now.lastSeq)
    return {
      __typename: 'MessageConnection' as const,
      edges: nodes.map((node) => ({ cursor: `${node.seq}`, node })),
      pageInfo: {
        hasNextPage: false,
        hasPreviousPage: true,
        startCursor: `${nodes[0]!.seq}`,
        endCursor: `${now.lastSeq}`,
      },
    }
  }
  const environment = createStoryEnvironment({
    data: {
      Query: () => ({
        node: () =>
          fakeChannel({ lastSeq: now.lastSeq, lastRev: now.lastRev, messages, changesAfter }),
      }),
    },
  })
  const list = createOperationDescriptor(getRequest(conversation), { id: 'channel_lobby' })
  environment.retain(list)
  await environment.execute({ operation: list }).toPromise()
  now = changes
  const revs = createRevs(120)
  await fetchMissed(environment, 'channel_lobby', revs)
  const shown: [seq: number, text: unknown][] = []
  let hasPrevious: unknown
  commitLocalUpdate(environment, (store) => {
    const connection = messagesOf(store, 'channel_lobby')
    hasPrevious = connection?.getLinkedRecord('pageInfo')?.getValue('hasPreviousPage')
    for (const edge of connection?.getLinkedRecords('edges') ?? [])
      shown.push([seqOf(edge), edge.getLinkedRecord('node')?.getValue('text')])
  })
  return { seqs: shown.map(([seq]) => seq), texts: new Map(shown), revs, changesAfter, hasPrevious }
}

it('brings all that was missed, page after page', async () => {
  const { seqs, revs } = await channelAfter({
    messages: from(121, 320),
    lastSeq: 320,
    lastRev: 320,
  })
  expect(seqs).toEqual(Array.from({ length: 220 }, (_, index) => 101 + index))
  expect(revs.known()).toBe(320)
})

it('brings what was changed to where it stands, and nothing from before the list', async () => {
  const changed = [
    said(40, 'komugi', at, '一覧より前', { rev: 121 }),
    said(110, 'komugi', at, 'なおした', { rev: 122 }),
    said(121, 'komugi', at, 'あたらしい', { rev: 123 }),
  ]
  const { seqs, texts } = await channelAfter({ messages: changed, lastSeq: 121, lastRev: 123 })
  expect(seqs).toEqual(Array.from({ length: 21 }, (_, index) => 101 + index))
  expect([texts.get(110), texts.get(121)]).toEqual(['なおした', 'あたらしい'])
})

it('shows the newest page alone where too much was missed', async () => {
  const { seqs, revs, changesAfter, hasPrevious } = await channelAfter({
    messages: from(121, 5000),
    lastSeq: 5000,
    lastRev: 5000,
  })
  expect(changesAfter).toHaveBeenCalledTimes(6)
  expect(seqs).toEqual(Array.from({ length: 50 }, (_, index) => 4951 + index))
  expect([revs.known(), hasPrevious]).toEqual([5000, true])
})
