import type { SchemaTypes } from '#schema/types.generated.ts'
import type ja from './messages/ja.ts'

/** Every type of the contract that says what a person did wrong. */
export type ErrorName = Exclude<Extract<keyof SchemaTypes, `${string}Error`>, 'UserError'>

/** What to press next. A way that is absent means: correct what was typed. */
export type WayOut = 'join' | 'logIn' | 'reload' | 'resend' | 'retry' | 'signUp'

export type Described = {
  id: keyof typeof ja
  /** An instant is when something lifts: it is said as the time to wait. */
  values?: Readonly<Record<string, string | number | Date>>
  wayOut?: WayOut
}

/** What has no words of its own. */
export const unknown: Described = { id: 'errors.unknown', wayOut: 'retry' }

/** The fields of an error that its words speak of: a mutation must select them. */
type Of<Name extends ErrorName, Field extends keyof SchemaTypes[Name] = never> = Pick<
  SchemaTypes[Name],
  Field
>

/**
 * The one place where an error of the contract gets its words and its way out. A type that the contract
 * gains and this lacks does not compile; neither does a code.
 */
export const catalogue = {
  AgeRestrictionError: () => ({ id: 'errors.ageRestriction' }),
  AuthenticationCodeError: ({
    code,
    triesLeft,
  }: Of<'AuthenticationCodeError', 'code' | 'triesLeft'>) =>
    pick(code, {
      INVALID: { id: 'errors.code.invalid', values: { triesLeft } },
      EXPIRED: { id: 'errors.code.expired', wayOut: 'resend' },
      TOO_MANY_TRIES: { id: 'errors.code.tooManyTries', wayOut: 'resend' },
    }),
  AuthorityAlreadyInvitedError: () => ({ id: 'errors.alreadyInvited' }),
  AuthorityShouldBeLogInError: () => ({ id: 'errors.shouldBeLogIn', wayOut: 'logIn' }),
  AuthorityShouldBeSignUpError: () => ({ id: 'errors.shouldBeSignUp', wayOut: 'signUp' }),
  BirthDateError: ({ code }: Of<'BirthDateError', 'code'>) =>
    pick(code, {
      NOT_A_DATE: { id: 'errors.birthDate.notADate' },
      IN_THE_FUTURE: { id: 'errors.birthDate.inTheFuture' },
      TOO_LONG_AGO: { id: 'errors.birthDate.tooLongAgo' },
    }),
  ContactError: ({ code }: Of<'ContactError', 'code'>) =>
    pick(code, {
      NOT_AN_EMAIL: { id: 'errors.contact.notAnEmail' },
      NOT_A_MOBILE_NUMBER: { id: 'errors.contact.notAMobileNumber' },
    }),
  DisplayNameError: ({ code, maxLength }: Of<'DisplayNameError', 'code' | 'maxLength'>) =>
    pick(code, {
      EMPTY: { id: 'errors.displayName.empty' },
      TOO_LONG: { id: 'errors.displayName.tooLong', values: { maxLength } },
      UNREADABLE: { id: 'errors.displayName.unreadable' },
    }),
  GuardianConsentRequiredError: () => ({ id: 'errors.guardianConsent' }),
  IdempotencyKeyReusedError: () => ({ id: 'errors.idempotencyKeyReused', wayOut: 'retry' }),
  InviteCodeAlreadyUsedError: () => ({ id: 'errors.inviteCode.alreadyUsed' }),
  InviteCodeInvalidError: () => ({ id: 'errors.inviteCode.invalid' }),
  InviteCodeNotFoundError: () => ({ id: 'errors.inviteCode.notFound' }),
  MessageTextError: ({
    code,
    maxLength,
    length,
  }: Of<'MessageTextError', 'code' | 'maxLength' | 'length'>) =>
    pick(code, {
      EMPTY: { id: 'errors.messageText.empty' },
      TOO_LONG: { id: 'errors.messageText.tooLong', values: { maxLength, length } },
      UNREADABLE: { id: 'errors.messageText.unreadable' },
    }),
  NotFoundError: () => ({ id: 'errors.notFound' }),
  NotJoinedError: () => ({ id: 'errors.notJoined', wayOut: 'join' }),
  PasswordError: ({ code, minLength }: Of<'PasswordError', 'code' | 'minLength'>) =>
    pick(code, {
      TOO_SHORT: { id: 'errors.password.tooShort', values: { minLength } },
      TOO_LONG: { id: 'errors.password.tooLong' },
      COMMON: { id: 'errors.password.common' },
    }),
  PostingNotAllowedError: () => ({ id: 'errors.postingNotAllowed' }),
  RateLimitedError: ({ retryAt }: Of<'RateLimitedError', 'retryAt'>) => ({
    id: 'errors.rateLimited',
    values: { retryAt: new Date(retryAt) },
  }),
  SendSmsCodeError: ({ code, retryAt }: Of<'SendSmsCodeError', 'code' | 'retryAt'>) =>
    pick(code, {
      NOT_A_MOBILE_NUMBER: { id: 'errors.sendSms.notAMobileNumber' },
      LIMIT: retryAt
        ? { id: 'errors.sendSms.limit', values: { retryAt: new Date(retryAt) } }
        : { id: 'errors.sendSms.limitForThisNumber' },
      UNDELIVERABLE: { id: 'errors.sendSms.undeliverable' },
      BUDGET: { id: 'errors.sendSms.budget' },
    }),
  SignUpStepError: ({ step }: Of<'SignUpStepError', 'step'>) =>
    step ? { id: 'errors.signUpStep.notYet' } : { id: 'errors.signUpStep.none', wayOut: 'signUp' },
  TermsOutdatedError: () => ({ id: 'errors.termsOutdated', wayOut: 'reload' }),
  TextModerationError: ({ word }: Of<'TextModerationError', 'word'>) => ({
    id: 'errors.textModeration',
    values: { word },
  }),
  UnauthenticatedError: () => ({ id: 'errors.unauthenticated', wayOut: 'logIn' }),
  UploadNotFoundError: () => ({ id: 'errors.uploadNotFound' }),
  VerifySmsCodeError: ({ code, triesLeft }: Of<'VerifySmsCodeError', 'code' | 'triesLeft'>) =>
    pick(code, {
      INVALID: { id: 'errors.code.invalid', values: { triesLeft } },
      EXPIRED: { id: 'errors.code.expired', wayOut: 'resend' },
      TOO_MANY_TRIES: { id: 'errors.code.tooManyTries', wayOut: 'resend' },
      NUMBER_TAKEN: { id: 'errors.verifySms.numberTaken' },
    }),
} as const satisfies { [Name in ErrorName]: (error: SchemaTypes[Name]) => Described }

/** The gateway may be newer than this build, and send a code that it does not know. */
function pick<Code extends string>(code: Code, words: Record<Code, Described>): Described {
  return Object.hasOwn(words, code) ? words[code] : unknown
}
