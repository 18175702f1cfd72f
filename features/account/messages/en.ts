import type ja from './ja.ts'

export default {
  'account.back': 'Back to settings',
  'account.saving': 'Saving',
  'account.guest.title': 'Log in to change it',
  'account.guest.body': 'To see or change what you signed up with, please log in first.',
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
  'account.birthDate.title': 'Date of birth',
  'account.birthDate.label': 'Your date of birth',
  'account.birthDate.none': 'Not on file',
  'account.birthDate.use':
    'We use it for spending limits and for features that depend on age. Nobody else sees it.',
  'account.birthDate.change':
    'You can’t change it yourself. If it’s wrong, our support team will check and correct it.',
  'account.birthDate.support': 'Ask support to correct it',
  'account.country.title': 'Country or region',
  'account.country.field': 'Where you live',
  'account.country.hint':
    'It is kept with your account, and changes nothing else. Nobody else sees it.',
  'account.country.choose': 'Choose one',
  'account.country.missing': 'Choose where you live.',
  'account.country.submit': 'Save',
  'account.country.saved': 'Your country or region is saved.',
  'errors.CountryError.INVALID': 'Choose where you live from the list again.',
  'errors.LinkDeadError':
    'This link has expired or was used already. If you need help, please write to us.',
  'errors.ContactTakenError': 'Another account uses it already. Please choose a different one.',
  'errors.ContactUnchangedError': 'That’s the one you have now.',
  'errors.WrongPasswordError':
    'That isn’t your current password. Please check it, capital letters too.',
} as const satisfies Record<keyof typeof ja, string>
