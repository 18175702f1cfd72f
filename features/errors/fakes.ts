import type { ErrorName } from './catalogue.ts'
import type { ShownError } from './describeError.ts'

type ErrorOf<Name extends ErrorName> = Extract<ShownError, { readonly __typename: Name }>

const triesLeft = 3
const retryAt = '2026-11-20T03:15:00.000Z'

/** Each error type as the gateway sends it, once for every code: what stories show and tests walk. */
export const errorExamples: { readonly [Name in ErrorName]: readonly ErrorOf<Name>[] } = {
  AgeRestrictionError: [{ __typename: 'AgeRestrictionError' }],
  AuthenticationCodeError: [
    { __typename: 'AuthenticationCodeError', code: 'INVALID', triesLeft },
    { __typename: 'AuthenticationCodeError', code: 'EXPIRED', triesLeft },
    { __typename: 'AuthenticationCodeError', code: 'TOO_MANY_TRIES', triesLeft: 0 },
  ],
  AuthorityAlreadyInvitedError: [{ __typename: 'AuthorityAlreadyInvitedError' }],
  AuthorityShouldBeLogInError: [{ __typename: 'AuthorityShouldBeLogInError' }],
  AuthorityShouldBeSignUpError: [{ __typename: 'AuthorityShouldBeSignUpError' }],
  BirthDateError: [
    { __typename: 'BirthDateError', code: 'NOT_A_DATE' },
    { __typename: 'BirthDateError', code: 'IN_THE_FUTURE' },
    { __typename: 'BirthDateError', code: 'TOO_LONG_AGO' },
  ],
  ContactError: [
    { __typename: 'ContactError', code: 'NOT_AN_EMAIL' },
    { __typename: 'ContactError', code: 'NOT_A_MOBILE_NUMBER' },
  ],
  DisplayNameError: [
    { __typename: 'DisplayNameError', code: 'EMPTY', maxLength: 20 },
    { __typename: 'DisplayNameError', code: 'TOO_LONG', maxLength: 20 },
    { __typename: 'DisplayNameError', code: 'UNREADABLE', maxLength: 20 },
  ],
  GuardianConsentRequiredError: [{ __typename: 'GuardianConsentRequiredError' }],
  IdempotencyKeyReusedError: [{ __typename: 'IdempotencyKeyReusedError' }],
  InviteCodeAlreadyUsedError: [{ __typename: 'InviteCodeAlreadyUsedError' }],
  InviteCodeInvalidError: [{ __typename: 'InviteCodeInvalidError' }],
  InviteCodeNotFoundError: [{ __typename: 'InviteCodeNotFoundError' }],
  MessageTextError: [
    { __typename: 'MessageTextError', code: 'EMPTY', maxLength: 1000, length: 0 },
    { __typename: 'MessageTextError', code: 'TOO_LONG', maxLength: 1000, length: 1024 },
    { __typename: 'MessageTextError', code: 'UNREADABLE', maxLength: 1000, length: 12 },
  ],
  NotFoundError: [{ __typename: 'NotFoundError' }],
  NotJoinedError: [{ __typename: 'NotJoinedError' }],
  PasswordError: [
    { __typename: 'PasswordError', code: 'TOO_SHORT', minLength: 8 },
    { __typename: 'PasswordError', code: 'TOO_LONG', minLength: 8 },
    { __typename: 'PasswordError', code: 'COMMON', minLength: 8 },
  ],
  PostingNotAllowedError: [{ __typename: 'PostingNotAllowedError' }],
  RateLimitedError: [
    { __typename: 'RateLimitedError', retryAt: '2026-11-20T03:00:04.000Z' },
    { __typename: 'RateLimitedError', retryAt },
    { __typename: 'RateLimitedError', retryAt: '2026-11-20T06:00:00.000Z' },
    { __typename: 'RateLimitedError', retryAt: '2026-11-20T15:30:00.000Z' },
  ],
  SendSmsCodeError: [
    { __typename: 'SendSmsCodeError', code: 'NOT_A_MOBILE_NUMBER', retryAt: null },
    { __typename: 'SendSmsCodeError', code: 'LIMIT', retryAt },
    { __typename: 'SendSmsCodeError', code: 'LIMIT', retryAt: null },
    { __typename: 'SendSmsCodeError', code: 'UNDELIVERABLE', retryAt: null },
    { __typename: 'SendSmsCodeError', code: 'BUDGET', retryAt: '2026-11-20T15:00:00.000Z' },
  ],
  SignUpStepError: [
    { __typename: 'SignUpStepError', step: 'PASSWORD' },
    { __typename: 'SignUpStepError', step: null },
  ],
  TermsOutdatedError: [{ __typename: 'TermsOutdatedError' }],
  TextModerationError: [{ __typename: 'TextModerationError', word: 'ばか' }],
  UnauthenticatedError: [{ __typename: 'UnauthenticatedError' }],
  UploadNotFoundError: [{ __typename: 'UploadNotFoundError' }],
  VerifySmsCodeError: [
    { __typename: 'VerifySmsCodeError', code: 'INVALID', triesLeft },
    { __typename: 'VerifySmsCodeError', code: 'EXPIRED', triesLeft },
    { __typename: 'VerifySmsCodeError', code: 'TOO_MANY_TRIES', triesLeft: 0 },
    { __typename: 'VerifySmsCodeError', code: 'NUMBER_TAKEN', triesLeft },
  ],
}
