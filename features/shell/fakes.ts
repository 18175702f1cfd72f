import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeImage } from '#storybook/fakeImage.ts'

const fakeChannel = fakeOf('Channel', { id: 'channel_lobby', lastSeq: 40, viewerReadState: null })

/** A channel with so many unread messages. */
const unreadChannel = (id: string, unread: number) =>
  fakeChannel({
    id,
    viewerReadState: {
      __typename: 'ChannelReadState',
      id: `read_${id}`,
      lastReadSeq: 40 - unread,
    },
  })

export const fakeUser = fakeOf('User', {
  id: 'user_hikari',
  displayName: 'ひかり',
  avatar: fakeImage('avatar-shiba'),
})

const fakeCommunity = fakeOf('Community', {
  id: 'community_yoiyami',
  name: 'よいやみ放送局',
  channels: fakeConnection([fakeChannel()]),
  viewerMembership: null,
})

const fakeTenant = fakeOf('Tenant', {
  id: 'ouen',
  supportEmail: 'desk@ouen.example',
  seller: { __typename: 'Seller' },
})
const fakeViewer = fakeOf('Viewer', { user: null })

/** A guest's page. */
export const guestData = {
  Tenant: () => fakeTenant(),
  Community: () => fakeCommunity(),
  Viewer: () => fakeViewer(),
}

/** A tenant that sells nothing yet. */
export const notSelling = { Tenant: () => fakeTenant({ seller: null }) }

/** A fan's page, with so many unread messages in each of two channels. */
export const fanData = (unread: readonly [number, number] = [0, 0], name = 'ひかり') => ({
  ...guestData,
  Viewer: () => fakeViewer({ user: fakeUser({ displayName: name }) }),
  Community: () =>
    fakeCommunity({
      channels: fakeConnection([
        unreadChannel('channel_lobby', unread[0]),
        unreadChannel('channel_midnight', unread[1]),
      ]),
    }),
})
