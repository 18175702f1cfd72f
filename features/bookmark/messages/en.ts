import type ja from './ja.ts'

export default {
  'bookmark.title': 'Bookmarks',
  'bookmark.lead': 'Only you can see these.',
  'bookmark.unreadable': 'This can’t be read right now.',
  'bookmark.unreadable.remove': 'Remove',
  'bookmark.empty.title': 'No bookmarks yet',
  'bookmark.empty.body':
    'Choose “Bookmark” in the menu of a post or a topic, and it stands here. Only you can see it.',
  'bookmark.empty.look': 'See everyone’s posts',
  'bookmark.guest.title': 'Your bookmarks begin once you sign up',
  'bookmark.guest.body': 'Keep posts and topics to read later, in a list that only you can see.',
} as const satisfies Record<keyof typeof ja, string>
