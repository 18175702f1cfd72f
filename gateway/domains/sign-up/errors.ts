import type { SignUpRow } from './tables.ts'
import type { CodeProblem } from './codes.ts'

/** What a fan can do wrong while signing up, in the schema's words. */
export const stepError = (signUp?: Pick<SignUpRow, 'step'>) => ({
  __typename: 'SignUpStepError' as const,
  code: signUp ? ('NOT_YET' as const) : ('NOT_BEGUN' as const),
  step: signUp?.step ?? null,
})

export const unauthenticated = { __typename: 'UnauthenticatedError' as const }

export const rateLimited = (retryAt: Date, proofDoublings: number | null = null) => ({
  __typename: 'RateLimitedError' as const,
  retryAt,
  proofDoublings,
})

export const codeError = (problem: CodeProblem) => ({
  __typename: 'AuthenticationCodeError' as const,
  field: 'code',
  ...problem,
})

export const smsCodeError = (problem: {
  code: CodeProblem['code'] | 'NUMBER_TAKEN'
  triesLeft: number
}) => ({ __typename: 'VerifySmsCodeError' as const, field: 'code', ...problem })

export const sendSmsError = (
  code: 'NOT_A_MOBILE_NUMBER' | 'LIMIT' | 'UNDELIVERABLE' | 'BUDGET',
  field: string,
  retryAt: Date | null = null,
  proofDoublings: number | null = null,
) => ({ __typename: 'SendSmsCodeError' as const, field, code, retryAt, proofDoublings })

export const success = (signUp: SignUpRow) => ({ __typename: 'SignUpSuccess' as const, signUp })
