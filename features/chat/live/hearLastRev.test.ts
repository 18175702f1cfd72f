import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime'
import { expect, it } from 'vitest'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import { fakeChannel } from '#storybook/fakes/talk.ts'
import conversation from '../components/Conversation/__generated__/ConversationOlderQuery.graphql.ts'
import type { hearLastRev_channel$key } from './__generated__/hearLastRev_channel.graphql.ts'
import { hearLastRev } from './hearLastRev.ts'

it('hears a newer number, though an older answer sets it back before anything is drawn', async () => {
  const environment = createStoryEnvironment({
    data: { Query: () => ({ node: () => fakeChannel({ lastRev: 120 }) }) },
  })
  const list = createOperationDescriptor(getRequest(conversation), { id: 'channel_lobby' })
  environment.retain(list)
  await environment.execute({ operation: list }).toPromise()
  const { data } = environment.lookup(list.fragment)
  const { node } = data as unknown as { node: { __fragments: object } }
  const heard: number[] = []
  const say = (rev: number) =>
    commitLocalUpdate(environment, (store) => store.get('channel_lobby')?.setValue(rev, 'lastRev'))
  const end = hearLastRev(environment, channelIn(node), (rev) => void heard.push(rev))
  say(121)
  say(120)
  end()
  say(122)
  expect(heard).toEqual([120, 121, 120])
})

function channelIn(node: { __fragments: object }): hearLastRev_channel$key {
  return { ...node, __fragments: { hearLastRev_channel: {} } } as never
}
