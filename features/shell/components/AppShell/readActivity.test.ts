import {
  commitLocalUpdate,
  createOperationDescriptor,
  getRequest,
  Observable,
  type GraphQLResponse,
} from 'relay-runtime'
import { expect, it } from 'vitest'
import channels from '#features/chat/screens/ChannelsScreen/__generated__/ChannelsScreenQuery.graphql.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeChannel, readUpTo } from '#storybook/fakes/talk.ts'
import { answer } from '#storybook/relay/fakeGateway.ts'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import { followReads } from './readActivity.ts'

/** A list with the lobby, read up to 40 of 48 here; elsewhere as far as is told. */
async function deviceTold(lastReadSeq: number) {
  const lobby = (upTo: number) =>
    fakeChannel({ lastSeq: 48, viewerReadState: readUpTo(upTo, 'lobby', 1) })
  let tell: () => void = () => undefined
  const environment = createStoryEnvironment(
    {
      data: {
        Community: () => fakeCommunity({ channels: fakeConnection([lobby(40)]) }),
        Query: () => ({ node: () => lobby(lastReadSeq) }),
      },
    },
    (params, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        const channelRead = { channelId: 'channel_lobby', lastReadSeq }
        tell = () => sink.next(answer(params, variables, { Subscription: () => ({ channelRead }) }))
      }),
  )
  const list = createOperationDescriptor(getRequest(channels), {})
  environment.retain(list)
  await environment.execute({ operation: list }).toPromise()
  followReads(environment, 'user_me')
  tell()
  let read: unknown
  commitLocalUpdate(environment, (store) => {
    const state = store.get('channel_lobby')?.getLinkedRecord('viewerReadState')
    read = [state?.getValue('lastReadSeq'), state?.getValue('unreadMentions')]
  })
  return read
}

it('counts no more what was read on another device', async () => {
  expect(await deviceTold(48)).toEqual([48, 0])
})

it('asks what is left where a part was read, and never counts what was read here', async () => {
  expect(await deviceTold(44)).toEqual([44, 1])
  expect(await deviceTold(12)).toEqual([40, 1])
})
