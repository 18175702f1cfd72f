import type ja from './ja.ts'

export default {
  'errors.ageRestriction':
    'You must be 13 or older to use this service. We have kept nothing you typed.',
  'errors.alreadyInvited': 'You’ve already been invited. Please carry on to the next step.',
  'errors.birthDate.inTheFuture': 'That day hasn’t come yet. Please check your date of birth.',
  'errors.birthDate.notADate': 'That date isn’t on the calendar. Please check your date of birth.',
  'errors.birthDate.tooLongAgo': 'Please check the year you were born.',
  'errors.chunkLoad': 'This couldn’t be shown. Please reload the page.',
  'errors.code.expired': 'That code has expired. Please resend it.',
  'errors.code.invalid':
    'That code isn’t right ({triesLeft, plural, one {# try} other {# tries}} left). Please check it.',
  'errors.code.tooManyTries': 'That code can’t be used any more. Resend it to carry on right away.',
  'errors.contact.notAMobileNumber':
    'Please enter a Japanese mobile number, such as 090-1234-5678.',
  'errors.contact.notAnEmail': 'Please check the email address, such as name@example.com.',
  'errors.displayName.empty': 'Please enter a name.',
  'errors.displayName.tooLong': 'Names can be up to {maxLength} characters. Please shorten it.',
  'errors.displayName.unreadable': 'The name holds characters we can’t show. Please choose others.',
  'errors.guardianConsent': 'You need a guardian’s consent. Once you have it, tick the box.',
  'errors.idempotencyKeyReused': 'That overlapped with what you sent before. Please send it again.',
  'errors.inviteCode.alreadyUsed':
    'That invite code has been used up. Enter another one, or skip this step.',
  'errors.inviteCode.invalid': 'Invite codes are 8 letters and digits. Please check yours.',
  'errors.inviteCode.notFound': 'We can’t find that invite code. Please check the spelling.',
  'errors.messageText.empty': 'Please write a message.',
  'errors.messageText.tooLong':
    'A message can be up to {maxLength, number} characters (yours has {length, number}).',
  'errors.messageText.unreadable':
    'The message holds characters we can’t show. Please remove them and send it again.',
  'errors.more.load': 'Show more',
  'errors.more.loading': 'Loading more',
  'errors.network.busy': 'We’re having trouble connecting. Please wait a moment and try again.',
  'errors.network.offline': 'You’re offline. Check your connection.',
  'errors.notFound': 'We couldn’t find this. It may have been removed, or isn’t open to you.',
  'errors.notJoined': 'Join the community to do this.',
  'errors.outdated': 'A new version is here. Please reload the page to go on.',
  'errors.password.common': 'That password is easy to guess. Try combining other words.',
  'errors.password.tooLong': 'Passwords can be up to 256 characters.',
  'errors.password.tooShort': 'Use at least {minLength} characters for your password.',
  'errors.postingNotAllowed': 'Only talents and staff can post here.',
  'errors.rateLimited': 'That was a lot in a short time. You can try again {retryAt}.',
  'errors.sendSms.budget':
    'We’ve sent all the texts we can today. Please use e-mail, or try again tomorrow.',
  'errors.sendSms.limit':
    'You’ve asked for as many texts as we can send for now. You can ask again {retryAt}.',
  'errors.sendSms.limitForThisNumber':
    'We can’t send more texts to this number. Please use another number or your email.',
  'errors.sendSms.notAMobileNumber': 'We couldn’t send the text. Please check the mobile number.',
  'errors.sendSms.undeliverable':
    'The text couldn’t be delivered. Check the number, or use your email.',
  'errors.shouldBeLogIn': 'You already have an account. Please log in.',
  'errors.shouldBeSignUp': 'This number has no account yet. Let’s sign you up.',
  'errors.signUpStep.none': 'We couldn’t find your sign-up. Please start again.',
  'errors.signUpStep.notYet':
    'There’s a step to finish first. Please go back to the previous page.',
  'errors.termsOutdated': 'The terms have changed. Please reload the page and read them.',
  'errors.textModeration':
    'Your text contains words we can’t allow: “{word}”. Please put it another way.',
  'errors.unauthenticated': 'You need to be logged in. Log in to continue.',
  'errors.unknown': 'That didn’t work. Please wait a moment and try again.',
  'errors.uploadNotFound': 'We didn’t receive the picture. Please choose it again.',
  'errors.verifySms.numberTaken':
    'This number belongs to another account. Please enter another one.',
  'errors.wait.minutes': 'in {count, plural, one {# minute} other {# minutes}}',
  'errors.wait.seconds': 'in {count, plural, one {# second} other {# seconds}}',
  'errors.wait.until': 'from {instant}',
  'errors.wayOut.join': 'Join',
  'errors.wayOut.logIn': 'Log in',
  'errors.wayOut.reload': 'Reload',
  'errors.wayOut.resend': 'Resend',
  'errors.wayOut.retry': 'Try again',
  'errors.wayOut.signUp': 'Sign up',
} as const satisfies Record<keyof typeof ja, string>
