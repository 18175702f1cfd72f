import { fakeConnection } from '#storybook/fake.ts'
import { fakeNotifications } from '#features/notification/fakes.ts'
import { fakeDeletion } from '#features/leaving/fakes.ts'
import { asMember, fakeCommunity, fakeTenant } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeChannel, readUpTo } from '#storybook/fakes/talk.ts'

/** A guest's page. */
export const guestData = {
  Tenant: () => fakeTenant(),
  Community: () => fakeCommunity(),
  Viewer: () => fakeViewer(),
}

/** A tenant that sells nothing yet. */
export const notSelling = { Tenant: () => fakeTenant({ seller: null }) }

/** A channel with so many unread messages. */
const unreadChannel = (slug: string, unread: number) =>
  fakeChannel({ id: `channel_${slug}`, viewerReadState: readUpTo(48 - unread, slug) })

/** A fan's page, with so many unread messages in each of two channels. */
export const fanData = (unread: readonly [number, number] = [0, 0], name = 'ひかり') => ({
  ...guestData,
  Viewer: () =>
    fakeViewer({
      user: fakeUser({ displayName: name }),
      notifications: fakeNotifications({ unreadCount: unread[0] }),
    }),
  Community: () =>
    fakeCommunity({
      ...asMember,
      viewerUnreadInformationCount: unread[1],
      channels: fakeConnection([
        unreadChannel('lobby', unread[0]),
        unreadChannel('midnight', unread[1]),
      ]),
    }),
})

/** A fan who has asked to leave. */
export const leavingData = () => ({
  ...fanData(),
  Viewer: () =>
    fakeViewer({
      user: fakeUser({ displayName: 'ひかり' }),
      notifications: fakeNotifications({ unreadCount: 0 }),
      accountDeletion: fakeDeletion(),
    }),
})
