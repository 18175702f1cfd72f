import {
  commitLocalUpdate,
  createOperationDescriptor,
  getRequest,
  type IEnvironment,
} from 'relay-runtime'
import { beforeEach, expect, it } from 'vitest'
import { fakeConnection } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { fakeMutes } from '#features/mute/fakes.ts'
import { fakeChannel, readUpTo } from '#storybook/fakes/talk.ts'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import channels from '#features/chat/screens/ChannelsScreen/__generated__/ChannelsScreenQuery.graphql.ts'
import { createHiddenCount } from './hiddenCount.ts'

const mutes = fakeMutes({ mutedUserIds: ['user_kept'], unseenUserIds: ['user_apart'] })

let environment: IEnvironment
let count: ReturnType<typeof createHiddenCount>
const lobby = 'channel_lobby'
beforeEach(async () => {
  environment = createStoryEnvironment({
    data: {
      Viewer: () => fakeViewer({ mutes }),
      Community: () =>
        fakeCommunity({
          channels: fakeConnection([fakeChannel({ lastSeq: 48, viewerReadState: readUpTo(47) })]),
        }),
    },
  })
  const list = createOperationDescriptor(getRequest(channels), {})
  environment.retain(list)
  await environment.execute({ operation: list }).toPromise()
  let communityId = ''
  commitLocalUpdate(environment, (store) => {
    communityId = store
      .getRoot()
      .getLinkedRecord('tenant')!
      .getLinkedRecord('community')!
      .getDataID()
  })
  count = createHiddenCount(environment, communityId, 'user_me')
})

function hidden(): number {
  let value: unknown
  commitLocalUpdate(environment, (store) => {
    value = store.get(lobby)?.getLinkedRecord('viewerReadState')?.getValue('unreadHidden')
  })
  return Number(value)
}
const tell = (seq: number, authorId: string, isDeleted = false) =>
  count(lobby, { id: `message_${seq}`, seq, isDeleted, authorId })

it.each(['user_me', 'user_kept', 'user_apart'])(
  'counts what %s writes as nothing to open',
  (by) => {
    tell(49, by)
    expect(hidden()).toBe(1)
    // It is changed, and told again.
    tell(49, by)
    expect(hidden()).toBe(1)
  },
)

it('leaves what another writes to be read, until they delete it', () => {
  tell(49, 'user_luka')
  expect(hidden()).toBe(0)
  tell(49, 'user_luka', true)
  expect(hidden()).toBe(1)
  tell(49, 'user_luka')
  expect(hidden()).toBe(0)
})

it('counts nothing that was counted before, or was read', () => {
  tell(48, 'user_kept', true)
  tell(40, 'user_luka', true)
  expect(hidden()).toBe(0)
})
