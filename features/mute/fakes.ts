import { fakeImage } from '#storybook/fakeImage.ts'
import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeChannel, said } from '#storybook/fakes/talk.ts'

const people = ['小麦', 'くじら座', 'なまえのとてもながいひとがここにもひとりいます'] as const

const mutedUsers = people.map((displayName, at) => ({
  __typename: 'MutedUser' as const,
  id: `mute_${at}`,
  userId: `user_${at}`,
  mutedAt: `2026-11-1${9 - at}T09:00:00.000Z`,
  user: fakeUser({ id: `user_${at}`, displayName }),
}))

const hidden = (at: number, text: string) => ({
  __typename: 'HiddenMessage' as const,
  id: `hidden_${at}`,
  messageId: `message_${at}`,
  hiddenAt: '2026-11-19T09:00:00.000Z',
  message: said(at, 'kujira', '2026-11-19T08:40', text, {
    channel: fakeChannel(),
    images: text === '' ? [fakeImage('scene-harbour-night')] : [],
  }),
})

/** Three people, words and messages that a fan keeps off their screen. */
export const fakeMutes = fakeOf('ViewerMutes', {
  id: 'mutes user_me',
  mutedUserIds: mutedUsers.map(({ userId }) => userId),
  blockedUserIds: mutedUsers.map(({ userId }) => userId),
  unseenUserIds: [],
  hiddenMessageIds: ['message_1', 'message_2', 'message_3'],
  words: [
    { __typename: 'MutedWord', id: 'mutedword_1', word: 'ネタバレ', until: null },
    {
      __typename: 'MutedWord',
      id: 'mutedword_2',
      word: 'spoiler',
      until: '2026-11-27T03:00:00.000Z',
    },
  ],
  users: fakeConnection(mutedUsers),
  hiddenMessages: fakeConnection([
    hidden(1, 'きのうの最終回、まさかあの人が'),
    hidden(2, ''),
    { ...hidden(3, ''), message: null },
  ]),
})

/** A fan who keeps this off their screen. */
export const keeping = (mutes: Parameters<typeof fakeMutes>[0] = {}) => ({
  Viewer: () => fakeViewer({ user: fakeUser(), mutes: fakeMutes(mutes) }),
})

export const longName = fakeConnection([mutedUsers[2]!])
export const longMessage = fakeConnection([hidden(1, 'きのうの最終回の話をします。'.repeat(20))])
/** Somebody who has left is kept away still. */
export const left = fakeConnection([{ ...mutedUsers[0]!, user: null }])
export const nobody = { users: fakeConnection([]), mutedUserIds: [], blockedUserIds: [] }
export const nothingHidden = { hiddenMessages: fakeConnection([]), hiddenMessageIds: [] }
