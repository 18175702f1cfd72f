import {
  commitLocalUpdate,
  createOperationDescriptor,
  getRequest,
  Observable,
  type GraphQLResponse,
} from 'relay-runtime'
import { expect, it } from 'vitest'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeChannel, said } from '#storybook/fakes/talk.ts'
import channels from '#features/chat/screens/ChannelsScreen/__generated__/ChannelsScreenQuery.graphql.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { answer } from '#storybook/relay/fakeGateway.ts'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import { catchUp, followChannels } from './channelActivity.ts'

it('brings the newest message of each row after a gap, not only its number', async () => {
  let lastSeq = 48
  const lobby = () =>
    fakeChannel({ lastSeq, newestMessage: said(lastSeq, 'luka', '2026-11-20T11:50', 'おはよう') })
  const environment = createStoryEnvironment({
    data: {
      Community: () => fakeCommunity({ channels: fakeConnection([lobby()]) }),
    },
  })
  const list = createOperationDescriptor(getRequest(channels), {})
  environment.retain(list)
  await environment.execute({ operation: list }).toPromise()
  const newest = () => {
    let id: string | undefined
    commitLocalUpdate(environment, (store) => {
      id = store.get('channel_lobby')?.getLinkedRecord('newestMessage')?.getDataID()
    })
    return id
  }
  expect(newest()).toBe('message_48')

  lastSeq = 52
  await catchUp(environment).toPromise()
  expect(newest()).toBe('message_52')
})

it('asks whether the fan is mentioned only where that may have changed', async () => {
  let unreadMentions = 0
  let asked = 0
  let tell: (seq: number, mentioned?: string) => void = () => undefined
  const viewerReadState = () => {
    asked += 1
    return { id: 'channel_lobby read', lastReadSeq: 0, unreadMentions, unreadHidden: 0 }
  }
  const environment = createStoryEnvironment(
    { data: { Node: () => fakeChannel({ viewerReadState }) } },
    (params, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        tell = (seq, mentioned) => {
          const mentions = mentioned ? [{ userId: mentioned, start: 0, length: 3 }] : []
          const newestMessage = said(seq, 'luka', '2026-11-20T11:50', '@はな', { mentions })
          const channel = fakeChannel({ lastSeq: seq, newestMessage })
          const channelActivity = { channel, message: newestMessage }
          sink.next(answer(params, variables, { Subscription: () => ({ channelActivity }) }))
        }
      }),
  )
  const end = followChannels(environment, 'community', 'user_hana')
  tell(48)
  tell(49, 'user_riku')
  expect(asked).toBe(0)
  unreadMentions = 1
  tell(50, 'user_hana')
  expect(asked).toBe(1)
  // A busy room goes on; then the message that called is deleted.
  for (const seq of [51, 52, 53]) tell(seq)
  expect(asked).toBe(1)
  unreadMentions = 0
  tell(53)
  expect(asked).toBe(2)
  tell(53)
  expect(asked).toBe(2)
  end()
})
