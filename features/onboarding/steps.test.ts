import { describe, expect, it } from 'vitest'
import { pathOf, stageOf, stepAt, stepPaths, steps } from './steps.ts'

describe('stageOf', () => {
  it.each([
    ['without a sign-up the first step', 'SMS', null, 'AGREE_TERMS'],
    [
      'a later step leads to the first that is not done',
      'SMS',
      { step: 'PASSWORD', hasAccount: false },
      'PASSWORD',
    ],
    ['the step itself', 'PASSWORD', { step: 'PASSWORD', hasAccount: false }, 'PASSWORD'],
    [
      'the terms again, to correct the contact',
      'AGREE_TERMS',
      { step: 'PASSWORD', hasAccount: false },
      'AGREE_TERMS',
    ],
    [
      'the terms are over once there is an account',
      'AGREE_TERMS',
      { step: 'PROFILE_SETTING', hasAccount: true },
      'PROFILE_SETTING',
    ],
    ['a step that is done leads on', 'CONFIRMATION_CODE', { step: 'SMS', hasAccount: true }, 'SMS'],
    ['all done', 'SMS', { step: 'DONE', hasAccount: true }, 'DONE'],
  ] as const)('%s', (_, asked, signUp, place) => {
    expect(stageOf(asked, signUp)).toBe(place)
  })
})

describe('stepAt', () => {
  it.each(steps)('knows the address of %s', (step) => {
    expect(stepAt(stepPaths[step])).toBe(step)
    expect(stepAt(`${stepPaths[step]}/`)).toBe(step)
    expect(pathOf(step)).toBe(stepPaths[step])
  })
})
