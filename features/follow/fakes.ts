import { fakeFan } from '#features/profile/fakes.ts'
import { fakeConnection, fakeOf } from '#storybook/fake.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakePublicMembership, fakeUser, userOf } from '#storybook/fakes/people.ts'
import { talents } from '#storybook/fakes/talents.ts'

const oshiOf = { komugi: talents.hiyori, kujira: talents.luka } as const

const memberOf = (person: keyof typeof oshiOf) =>
  fakePublicMembership({ id: `public_${person}`, role: 'MEMBER', oshi: oshiOf[person] })

const fan = (person: keyof typeof oshiOf, over: Parameters<typeof fakeFan>[0] = {}) =>
  fakeFan({
    id: `fan ${person}`,
    user: userOf(person),
    membership: memberOf(person),
    isFollowed: true,
    isFollower: false,
    ...over,
  })

const follow = (id: string, of: ReturnType<typeof fakeFan> | null) => ({
  __typename: 'Follow' as const,
  id: `follow_${id}`,
  fan: of,
})

/** Several fans who are followed; one of them follows back, one has no oshi, one has left. */
export const several = [
  follow('3', fan('komugi', { isFollower: true })),
  follow('2', fan('kujira')),
  follow(
    '1',
    fan('kujira', {
      id: 'fan kogoe',
      user: fakeUser({ id: 'user_kogoe', displayName: '小声' }),
      membership: fakePublicMembership({ id: 'public_kogoe', role: 'MEMBER', oshi: null }),
    }),
  ),
  follow('0', null),
]
export const one = [follow('3', fan('komugi'))]
/** Members by subscription: one with an oshi, one without. */
export const subscribers = [
  follow('7', fan('komugi', { membership: { ...memberOf('komugi'), isSubscriber: true } })),
  follow(
    '6',
    fan('kujira', { membership: { ...memberOf('kujira'), isSubscriber: true, oshi: null } }),
  ),
]
export const followers = [
  follow('5', fan('komugi', { isFollowed: false, isFollower: true })),
  follow('4', fan('kujira', { isFollower: true })),
]
export const longNames = [
  follow(
    '3',
    fan('komugi', {
      user: fakeUser({ id: 'user_long', displayName: '灯台のふもとで待つひよこ隊の新人' }),
      isFollower: true,
    }),
  ),
]

export const fakeFollows = fakeOf('ViewerFollows', {
  id: 'follows me',
  followingCount: 4,
  followerCount: 2,
  fans: fakeConnection(several),
})

/** A fan with these in their list; a guest has none. */
export const listing = (fans: Parameters<typeof fakeConnection>[0] | null) => ({
  Community: () =>
    fakeCommunity({
      viewerFollows: fans && fakeFollows({ fans: fakeConnection(fans as typeof several) }),
    }),
})

/** What the gateway answers: this fan, followed or not. */
export const answered = (isFollowed: boolean) => ({
  __typename: 'FollowFanSuccess' as const,
  fan: fan('komugi', { isFollowed, followerCount: isFollowed ? 32 : 31 }),
  follows: fakeFollows(),
})
