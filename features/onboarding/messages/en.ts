import type ja from './ja.ts'

export default {
  'onboarding.title': 'Sign up',
  'onboarding.required': 'Required',
  'onboarding.sending': 'Sending',
  'onboarding.saving': 'Saving',
  'onboarding.skip': 'Not now',
  'onboarding.close': 'Close',

  'onboarding.terms.heading': 'Nice to meet you',
  'onboarding.terms.lead':
    'This takes a few minutes. First, how we reach you and when you were born.',
  'onboarding.terms.method': 'Sign up with',
  'onboarding.terms.byEmail': 'Email',
  'onboarding.terms.byPhone': 'Phone',
  'onboarding.contact.email': 'Email address',
  'onboarding.contact.phone': 'Mobile number',
  'onboarding.contact.emailHint': 'We’ll send a code there. Nobody else sees it.',
  'onboarding.contact.phoneHint': 'We’ll text you a code. Nobody else sees your number.',
  'onboarding.contact.emailMissing': 'Enter your email address.',
  'onboarding.contact.phoneMissing': 'Enter your mobile number.',
  'onboarding.birthDate': 'Date of birth',
  'onboarding.birthDate.hint': 'Nobody else sees it.',
  'onboarding.birthDate.year': 'Year',
  'onboarding.birthDate.month': 'Month',
  'onboarding.birthDate.day': 'Day',
  'onboarding.birthDate.missing': 'Enter your date of birth.',
  'onboarding.terms.agree': 'I agree to the Terms of Use and the Privacy Policy',
  'onboarding.terms.agreeMissing': 'Please read them, and tick the box if you agree.',
  'onboarding.terms.read': 'Read the Terms',
  'onboarding.privacy.read': 'Read the Privacy Policy',
  'onboarding.guardian.agree': 'My parent or guardian agrees',
  'onboarding.guardian.hint': 'Please read the Terms and the Privacy Policy together.',
  'onboarding.terms.submit': 'Send me a code',
  'onboarding.terms.haveAccount': 'Have an account already?',
  'onboarding.logIn': 'Log in',
  'onboarding.legal.terms': 'Terms of Use',
  'onboarding.legal.privacyPolicy': 'Privacy Policy',

  'onboarding.tooYoung.heading': 'We hope to see you again one day',
  'onboarding.tooYoung.body':
    'You must be 13 or older to sign up. Nothing you typed was kept. You’re welcome to look around the public pages.',
  'onboarding.tooYoung.home': 'Go to the front page',

  'onboarding.code.heading': 'Enter the code',
  'onboarding.code.lead': 'We sent a 6-digit code to {contact}.',
  'onboarding.code.changeContact': 'Use a different contact',

  'onboarding.password.heading': 'Choose a password',
  'onboarding.password.lead': 'You’ll log in with it from now on.',
  'onboarding.password.label': 'Password',
  'onboarding.password.hint': '8 characters or more, and not one you use elsewhere.',
  'onboarding.password.missing': 'Enter a password.',
  'onboarding.password.show': 'Show password',
  'onboarding.password.hide': 'Hide password',
  'onboarding.password.submit': 'Create my account',
  'onboarding.password.creating': 'Creating your account',

  'onboarding.profile.heading': 'What should we call you?',
  'onboarding.profile.lead': 'The name and picture that everyone sees in chat.',
  'onboarding.profile.submit': 'Next',

  'onboarding.referral.heading': 'Were you invited?',
  'onboarding.referral.lead': 'If a friend gave you a code, enter it here.',
  'onboarding.referral.label': 'Invite code',
  'onboarding.referral.hint': '8 letters and digits',
  'onboarding.referral.missing': 'Enter a code, or choose “Not now”.',
  'onboarding.referral.submit': 'Use it',

  'onboarding.sms.heading': 'Add your phone number?',
  'onboarding.sms.lead': 'You’ll need it to vote, for example. You can chat without it.',
  'onboarding.phone.send': 'Text me a code',
  'onboarding.phone.change': 'Change the number',

  'onboarding.login.title': 'Log in',
  'onboarding.login.heading': 'Welcome back',
  'onboarding.login.known': 'You already have an account. Log in to pick up where you left off.',
  'onboarding.login.renewal': 'Please log in again to continue.',
  'onboarding.login.method': 'Log in with',
  'onboarding.login.byEmail': 'Email',
  'onboarding.login.byPhone': 'Phone',
  'onboarding.login.submit': 'Log in',
  'onboarding.login.busy': 'Logging in',
  'onboarding.login.forgot': 'Forgot your password?',
  'onboarding.login.noAccount': 'New here?',
  'onboarding.login.signUp': 'Sign up',

  'onboarding.done.heading': 'You’re in',
  'onboarding.done.lead': 'Taking you to the next page.',

  'onboarding.welcome.title': 'Choose your oshi',
  'onboarding.welcome.goOn': 'Go on',
  'onboarding.welcome.none':
    'There is no one to choose yet. Once there is, you can choose from the home page.',
  'onboarding.welcome.heading': 'Welcome, {name}',
  'onboarding.welcome.lead': 'Choose the one you cheer for, and everything takes their colour.',
  'onboarding.welcome.choices': 'Your oshi',
  'onboarding.welcome.follows': 'Cheering for {name} also follows them.',
  'onboarding.welcome.submit': 'Cheer for {name}',
  'onboarding.welcome.submitNone': 'Choose your oshi',
  'onboarding.welcome.missing': 'Choose one of them, or “Decide later”.',
  'onboarding.welcome.skip': 'Decide later',
  'errors.AgeRestrictionError':
    'You must be 13 or older to use this service. We have kept nothing you typed.',
  'errors.AuthorityShouldBeLogInError': 'You already have an account. Please log in.',
  'errors.AuthorityShouldBeSignUpError': 'This number has no account yet. Let’s sign you up.',
  'errors.BirthDateError.IN_THE_FUTURE':
    'That day hasn’t come yet. Please check your date of birth.',
  'errors.BirthDateError.NOT_A_DATE':
    'That date isn’t on the calendar. Please check your date of birth.',
  'errors.BirthDateError.TOO_LONG_AGO': 'Please check the year you were born.',
  'errors.GuardianConsentRequiredError':
    'You need a guardian’s consent. Once you have it, tick the box.',
  'errors.SignUpStepError.NOT_BEGUN': 'We couldn’t find your sign-up. Please start again.',
  'errors.SignUpStepError.NOT_YET':
    'There’s a step to finish first. Please go back to the previous page.',
  'errors.TermsOutdatedError': 'The terms have changed. Please reload the page and read them.',
  'errors.VerifySmsCodeError.EXPIRED': 'That code has expired. Please resend it.',
  'errors.VerifySmsCodeError.INVALID':
    'That code isn’t right ({triesLeft, plural, one {# try} other {# tries}} left). Please check it.',
  'errors.VerifySmsCodeError.NUMBER_TAKEN':
    'This number belongs to another account. Please enter another one.',
  'errors.VerifySmsCodeError.TOO_MANY_TRIES':
    'That code can’t be used any more. Resend it to carry on right away.',
} as const satisfies Record<keyof typeof ja, string>
