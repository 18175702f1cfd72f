import { commitLocalUpdate, createOperationDescriptor, getRequest } from 'relay-runtime'
import { expect, it } from 'vitest'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeChannel, said } from '#storybook/fakes/talk.ts'
import channels from '#features/chat/screens/ChannelsScreen/__generated__/ChannelsScreenQuery.graphql.ts'
import { fakeConnection } from '#storybook/fake.ts'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import { catchUp } from './channelActivity.ts'

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
