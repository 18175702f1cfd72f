import { fakeBadge } from '#features/collection/fakes.ts'
import { fakeMutes } from '#features/mute/fakes.ts'
import { fakeOf } from '#storybook/fake.ts'
import { fakeCommunity, fakeTenant } from '#storybook/fakes/community.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { fakePublicMembership, fakeUser, fakeViewer, userOf } from '#storybook/fakes/people.ts'
import { talents } from '#storybook/fakes/talents.ts'

/** A fan who wears a drawn picture, and what there is to choose from. */
export const fanData = (fan: Parameters<typeof fakeUser>[0] = {}) => ({
  Tenant: fakeTenant,
  Viewer: () => fakeViewer({ user: fakeUser({ avatar: fakeImage('avatar-cat'), ...fan }) }),
})

/** Another fan's page, as a member sees it. */
export const fakeFan = fakeOf('Fan', {
  id: 'fan komugi',
  user: userOf('komugi'),
  membership: fakePublicMembership({
    id: 'public_komugi',
    role: 'MEMBER',
    oshi: talents.hiyori,
    joinedAt: '2025-10-07T03:00:00.000Z',
  }),
  isDemoResident: false,
  mayBeWrittenTo: true,
  talent: null,
  posts: [],
  followingCount: 12,
  followerCount: 31,
  isFollowed: false,
  isFollower: true,
  badges: [
    fakeBadge(),
    fakeBadge({ id: 'badge_moon', name: '月見の会', picture: fakeImage('luka-emblem') }),
  ],
})

/** A page that shows this fan, to a viewer who keeps these off their screen. */
export const showing = (
  fan: ReturnType<typeof fakeFan> | null,
  mutes: Parameters<typeof fakeMutes>[0] = {},
) => ({
  Community: () => fakeCommunity({ fan }),
  Viewer: () =>
    fakeViewer({
      user: fakeUser(),
      mutes: fakeMutes({ mutedUserIds: [], blockedUserIds: [], ...mutes }),
    }),
})
