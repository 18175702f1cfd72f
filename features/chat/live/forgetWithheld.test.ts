import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime'
import { expect, it } from 'vitest'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import { fakeChannel, said } from '#storybook/fakes/talk.ts'
import conversation from '../components/Conversation/__generated__/ConversationOlderQuery.graphql.ts'
import { forgetWithheld } from './forgetWithheld.ts'
import { messagesOf } from './insertMessages.ts'

/** How many messages a list of sixty has after its reader has joined, of which the first is as said. */
async function leftOf(first: Parameters<typeof said>[4]) {
  const nodes = Array.from({ length: 60 }, (_, at) =>
    said(at + 1, 'komugi', '2026-11-20T11:00', `${at + 1}`, at === 0 ? first : {}),
  )
  const messages = {
    __typename: 'MessageConnection' as const,
    edges: nodes.map((node) => ({ cursor: `${node.seq}`, node })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: '1', endCursor: '60' },
  }
  const environment = createStoryEnvironment({
    data: { Query: () => ({ node: () => fakeChannel({ lastSeq: 60, messages: () => messages }) }) },
  })
  const list = createOperationDescriptor(getRequest(conversation), { id: 'channel_lobby' })
  environment.retain(list)
  await environment.execute({ operation: list }).toPromise()
  forgetWithheld(environment, 'channel_lobby')
  let left: unknown
  commitLocalUpdate(environment, (store) => {
    const connection = messagesOf(store, 'channel_lobby')
    const hasPrevious = connection?.getLinkedRecord('pageInfo')?.getValue('hasPreviousPage')
    left = [connection?.getLinkedRecords('edges')?.length, hasPrevious]
  })
  return left
}

it('leaves the newest page where something was withheld, and has the others asked for again', async () => {
  expect(await leftOf({ isWithheld: true, isDeleted: true, text: '' })).toEqual([50, true])
})

it('leaves a list alone in which nothing was withheld', async () => {
  expect(await leftOf({})).toEqual([60, false])
})
