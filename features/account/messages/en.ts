import type ja from './ja.ts'

export default {
  'account.back': 'Back to settings',
  'account.saving': 'Saving',
  'account.guest.title': 'Log in to change it',
  'account.guest.body': 'To change what you log in with, please log in first.',
  'account.password.title': 'Change your password',
  'account.password.lead': 'Every device but this one will be logged out.',
  'account.password.present': 'Current password',
  'account.password.presentMissing': 'Enter your current password.',
  'account.password.forgotten': 'Forgot your current password?',
  'account.password.next': 'New password',
  'account.password.nextHint': 'At least 8 characters, and not one you use elsewhere.',
  'account.password.show': 'Show password',
  'account.password.hide': 'Hide password',
  'account.password.submit': 'Change it',
  'account.password.saved': 'Your password is changed. Your other devices are logged out.',
  'account.email.title': 'Email address',
  'account.email.present': 'Your email now',
  'account.email.none':
    'You have no email address here yet. With one, you can log in and reset your password.',
  'account.email.field': 'New email address',
  'account.email.lead': 'We’ll send a code to it. Nobody else will see it.',
  'account.email.saved': 'Your email address is saved.',
  'account.phone.title': 'Phone number',
  'account.phone.present': 'Your number now',
  'account.phone.none':
    'You have no phone number here yet. With one, you can log in and take part in votes.',
  'account.phone.field': 'New mobile number',
  'account.phone.lead': 'We’ll text a code to it. Nobody else will see it.',
  'account.phone.saved': 'Your phone number is saved.',
  'account.contact.send': 'Send a code',
  'account.contact.sending': 'Sending',
  'account.code.lead': 'We’ve sent a 6-digit code to {contact}.',
  'account.code.other': 'Change where it goes',
  'account.undo.title': 'Undo the change',
  'account.undo.lead':
    'This puts your former email address or phone number back. To be safe, every device is logged out.',
  'account.undo.submit': 'Put it back',
  'account.undo.done.title': 'It’s back',
  'account.undo.done.lead':
    'You can log in with {contact} again. To be safe, choose a new password too.',
  'account.undo.done.reset': 'Reset your password',
  'errors.LinkDeadError':
    'This link has expired or was used already. If you need help, please write to us.',
  'errors.ContactTakenError': 'Another account uses it already. Please choose a different one.',
  'errors.ContactUnchangedError': 'That’s the one you have now.',
  'errors.WrongPasswordError':
    'That isn’t your current password. Please check it, capital letters too.',
} as const satisfies Record<keyof typeof ja, string>
