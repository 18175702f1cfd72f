import type ja from './ja.ts'

export default {
  'written.edit': 'Edit',
  'written.edited': 'edited',
  'written.edit.cancel': 'Close without changing it',
  'written.edit.until': 'You can edit this until {time}.',
  'written.edit.save': 'Save',
  'written.edit.saving': 'Saving',
  'written.edit.over': '{count, number} too many',
  'written.discard.title': 'Discard your changes?',
  'written.discard.body': 'What you changed will not be saved, and can’t be brought back.',
  'written.discard.keep': 'Keep editing',
  'written.discard.action': 'Discard',
  'written.bookmark': 'Bookmark',
  'written.bookmark.remove': 'Remove bookmark',
  'written.bookmark.added': 'Bookmarked.',
  'written.bookmark.look': 'See bookmarks',
  'written.bookmark.removed': 'Bookmark removed.',
  'written.bookmark.undo': 'Undo',
  'written.bookmarked': 'Bookmarked',
  'errors.BookmarkLimitError':
    'You can keep {most, number} bookmarks. Remove one to make room for another.',
} as const satisfies Record<keyof typeof ja, string>
