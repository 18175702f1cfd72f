import type ja from './ja.ts'

export default {
  'timeline.tabs': 'Timelines',
  'timeline.home': 'Following',
  'timeline.community': 'Everyone',
  'timeline.trend': 'Trending',
  'timeline.home.title': 'Posts you follow',
  'timeline.community.title': 'Everyone’s posts',
  'timeline.trend.title': 'Trending posts',
  'timeline.topics': 'Topics',
  'timeline.drafts': 'Drafts',
  'timeline.search': 'Search',
  'timeline.choose': 'Choose posts',
  'timeline.empty.title': 'No posts yet',
  'timeline.empty.body': 'Write the first one. How was your day?',
  'timeline.home.empty.title': 'A place for the people you like',
  'timeline.home.empty.body':
    'Follow someone, and their posts line up here, newest first. Everyone’s posts are a good place to start.',
  'timeline.home.empty.act': 'See everyone’s posts',
  'timeline.home.guest': 'Log in to use this',
  'timeline.home.guest.body':
    'Read just the posts of people you follow and of your oshi, newest first.',
  'timeline.trend.body':
    'Posts that gathered penlights over the past day, ordered by how many people waved, not how often.',
  'timeline.trend.why':
    '{count, plural, one {# person is waving a penlight} other {# people are waving penlights}} now',
  'timeline.trend.empty.title': 'A quiet day so far',
  'timeline.trend.empty.body':
    'Posts at which two people or more waved over the past day line up here. Be the first to wave at one you like.',
  'timeline.hashtag.title': '#{name}',
  'timeline.hashtag.count': '{count, plural, one {# post} other {# posts}}',
  'timeline.hashtag.count.many': '{count, number} posts or more',
  'timeline.hashtag.write': 'Post with this tag',
  'timeline.hashtag.empty.title': 'No posts with this tag yet',
  'timeline.hashtag.empty.body': 'Write the first one.',
  'timeline.hashtag.missing.title': 'This can’t be a tag',
  'timeline.hashtag.missing.body':
    'A tag is made of letters, digits and “_”, up to 50 characters. Digits alone are no tag.',
  'timeline.new': '{count, plural, one {# new post} other {# new posts}}',
  'timeline.new.many': '{count, number}+ new posts',
  'timeline.new.busy': 'Loading',
  'timeline.line': 'You read this far last time',
  'timeline.resume': 'Where I stopped',
  'timeline.resume.busy': 'Looking for where you stopped',
  'timeline.settings.title': 'Timeline settings',
  'timeline.settings.back': 'Settings',
  'timeline.settings.body':
    'Choose whose posts “Following” shows. A change counts at once. Your own posts are always there.',
  'timeline.settings.guest.body': 'Choose whose posts “Following” shows.',
  'timeline.source.FOLLOWED': 'People you follow',
  'timeline.source.FOLLOWED.body': 'Posts by members whom you follow.',
  'timeline.source.OSHI': 'Your oshi',
  'timeline.source.OSHI.body': 'Posts by your oshi, also where “Official” is off.',
  'timeline.source.OFFICIAL': 'Official',
  'timeline.source.OFFICIAL.body': 'Posts by all talents and the staff.',
} as const satisfies Record<keyof typeof ja, string>
