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
} as const satisfies Record<keyof typeof ja, string>
