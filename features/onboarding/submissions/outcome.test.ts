import { expect, it } from 'vitest'
import { toOutcome } from './outcome.ts'

it('goes where the server says', () => {
  expect(toOutcome({ success: { signUp: { step: 'PASSWORD' } } })).toEqual({
    success: { stage: 'PASSWORD' },
  })
})

it.each([
  [
    'sends those under 13 to the end of it',
    { __typename: 'AgeRestrictionError' },
    { stage: 'TOO_YOUNG' },
  ],
  [
    'leads whom the code has proven to the log-in, with what fills it',
    {
      __typename: 'AuthorityShouldBeLogInError',
      values: { contactKind: 'EMAIL', contact: 'a@b.jp' },
    },
    { stage: 'LOG_IN', contact: { kind: 'EMAIL', value: 'a@b.jp' } },
  ],
  [
    'goes on where another tab went on',
    { __typename: 'SignUpStepError', code: 'NOT_YET', values: { step: 'SMS' } },
    { stage: 'SMS' },
  ],
] as const)('%s', (_, error, success) => {
  expect(toOutcome({ error })).toEqual({ success })
})

it.each([
  { __typename: 'SignUpStepError', code: 'NOT_BEGUN', values: { step: null } },
  { __typename: 'ContactError', code: 'NOT_AN_EMAIL' },
] as const)('stays with what was refused: %j', (error) => {
  expect(toOutcome({ error })).toEqual({ error })
})
