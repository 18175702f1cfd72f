import type ja from './ja.ts'

export default {
  'account.back': 'Back to settings',
  'account.saving': 'Saving',
  'account.guest.title': 'Log in to change it',
  'account.guest.body': 'To change what you log in with, please log in first.',
  'account.password.title': 'Change your password',
  'account.password.lead':
    'Every device but this one will be logged out, and we’ll tell you by mail.',
  'account.password.present': 'Current password',
  'account.password.presentMissing': 'Enter your current password.',
  'account.password.forgotten': 'Forgot your current password?',
  'account.password.next': 'New password',
  'account.password.nextHint': 'At least 8 characters, and not one you use elsewhere.',
  'account.password.show': 'Show password',
  'account.password.hide': 'Hide password',
  'account.password.submit': 'Change it',
  'account.password.saved': 'Your password is changed. Your other devices are logged out.',
  'errors.WrongPasswordError':
    'That isn’t your current password. Please check it, capital letters too.',
} as const satisfies Record<keyof typeof ja, string>
