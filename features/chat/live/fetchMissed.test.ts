import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime'
import { expect, it, vi } from 'vitest'
import { getNumberedConnection, seqOf } from '#platform/relay/numberedConnection.ts'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import conversation from '../components/Conversation/__generated__/ConversationOlderQuery.graphql.ts'
import { fakeChannel, said } from '#storybook/fakes/talk.ts'
import { fetchMissed } from './fetchMissed.ts'

const message = (seq: number) => said(seq, 'komugi', '2026-11-20T11:00', `${seq}`)
const from = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => message(start + index))

/** A list of the numbers 1 to 20, and a channel that has gone on to `lastSeq` since. */
async function channelAt(lastSeq: number) {
  let newest = 20
  const messagesAfter = vi.fn(({ seq }: Readonly<Record<string, unknown>>) =>
    from(Number(seq) + 1, Math.min(newest, Number(seq) + 200)),
  )
  const messages = () => ({
    __typename: 'MessageConnection' as const,
    edges: from(Math.max(1, newest - 49), newest).map((node) => ({ cursor: `${node.seq}`, node })),
    pageInfo: {
      hasNextPage: false,
      hasPreviousPage: newest > 50,
      startCursor: `${Math.max(1, newest - 49)}`,
      endCursor: `${newest}`,
    },
  })
  const environment = createStoryEnvironment({
    data: {
      Query: () => ({ node: () => fakeChannel({ lastSeq: newest, messages, messagesAfter }) }),
    },
  })
  const list = createOperationDescriptor(getRequest(conversation), { id: 'channel_lobby' })
  environment.retain(list)
  await environment.execute({ operation: list }).toPromise()
  newest = lastSeq
  await fetchMissed(environment, 'channel_lobby', 20)
  const seqs: number[] = []
  commitLocalUpdate(environment, (store) => {
    const channel = store.get('channel_lobby')!
    const edges = getNumberedConnection(channel, 'Conversation_messages')?.getLinkedRecords('edges')
    seqs.push(...(edges ?? []).map(seqOf))
  })
  return { seqs, messagesAfter }
}

it('brings all that was missed, page after page', async () => {
  const { seqs } = await channelAt(520)
  expect(seqs).toEqual(Array.from({ length: 520 }, (_, index) => index + 1))
})

it('shows the newest page instead where too much was missed', async () => {
  const { seqs, messagesAfter } = await channelAt(5000)
  expect(messagesAfter).toHaveBeenCalledTimes(3)
  expect(seqs).toEqual(Array.from({ length: 50 }, (_, index) => 4951 + index))
})
