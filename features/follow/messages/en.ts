import type ja from './ja.ts'

export default {
  'errors.FollowError.BLOCKING': 'You block them. Unblock them first, then follow.',
  'errors.FollowError.LIMIT':
    'You can follow {most, number} fans at most. Unfollow somebody in your list first.',
  'errors.FollowError.SELF': 'You can’t follow yourself.',
  'follow.button': 'Follow',
  'follow.button.of': 'Follow {name}',
  'follow.button.on.of': 'Following {name}',
  'follow.empty.FOLLOWERS': 'No followers yet',
  'follow.empty.FOLLOWERS.body':
    'Say something in a room, and those who feel the same will find you.',
  'follow.empty.FOLLOWING': 'You don’t follow anybody yet',
  'follow.empty.FOLLOWING.body':
    'Press the name of somebody in a room: you can follow them from their page.',
  'follow.empty.talk': 'Go to the rooms',
  'follow.followers': 'Followers',
  'follow.followers.count': '{count, plural, one {# follower} other {# followers}}',
  'follow.following': 'Following',
  'follow.following.count': '{count, number} following',
  'follow.follower': 'Follows you',
  'follow.guest.body': 'Log in to follow fans who feel as you do.',
  'follow.guest.title': 'Follow once you have joined',
  'follow.left': 'A fan who has left',
  'follow.lists': 'Lists',
  'follow.oshi': 'Cheers for {name}',
  'follow.subscriber': 'Member',
  'follow.private': 'Only you can see these lists.',
  'follow.title': 'Following and followers',
} as const satisfies Record<keyof typeof ja, string>
