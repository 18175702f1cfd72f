import type ja from './ja.ts'

export default {
  'written.edit': 'Edit',
  'written.edited': 'edited',
  'written.edit.cancel': 'Close without changing it',
  'written.edit.save': 'Save',
  'written.edit.saving': 'Saving',
  'written.edit.over': '{count, number} too many',
} as const satisfies Record<keyof typeof ja, string>
