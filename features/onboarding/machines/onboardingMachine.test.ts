import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Outcome, SignUpStage, Submission } from './onboarding.ts'
import { onboardingMachine } from './onboardingMachine.ts'

const terms: Submission = {
  type: 'terms.submitted',
  form: {
    contact: { kind: 'EMAIL', value: 'a@b.jp' },
    birthDate: '2001-04-07',
    termsVersion: '1',
    privacyVersion: '1',
    guardianConsent: false,
  },
}
const profile: Submission = {
  type: 'profile.submitted',
  form: { displayName: 'しおかぜ', drawnAvatar: null, uploadedAvatarId: null },
}
const code: Submission = { type: 'code.submitted', code: '123456' }
const password: Submission = { type: 'password.submitted', password: 'secret-of-mine' }
const moved = (place: SignUpStage): Outcome => ({ kind: 'moved', place })
const refused = (error: Extract<Outcome, { kind: 'refused' }>['error']): Outcome => ({
  kind: 'refused',
  error,
})

function start(place: SignUpStage, answer: () => Promise<Outcome> = () => new Promise(() => {})) {
  const submitted: Submission[] = []
  const submit = fromPromise<Outcome, Submission>(({ input }) => {
    submitted.push(input)
    return answer()
  })
  const actor = createActor(onboardingMachine.provide({ actors: { submit } }), { input: { place } })
  return { actor: actor.start(), submitted }
}

describe('onboardingMachine', () => {
  it.each<[SignUpStage, unknown]>([
    ['AGREE_TERMS', { agreeingToTerms: 'editing' }],
    ['CONFIRMATION_CODE', { enteringCode: 'editing' }],
    ['PASSWORD', { choosingPassword: 'editing' }],
    ['PROFILE_SETTING', { settingProfile: 'editing' }],
    ['REFERRAL_CODE', { enteringReferralCode: 'editing' }],
    ['SMS', { provingPhone: 'editing' }],
    ['DONE', 'done'],
    ['LOG_IN', 'loggingIn'],
    ['TOO_YOUNG', 'tooYoung'],
  ])('starts at %s where the server stands there', (place, value) => {
    expect(start(place).actor.getSnapshot().value).toEqual(value)
  })

  it.each<[SignUpStage, Submission, SignUpStage, unknown]>([
    ['AGREE_TERMS', terms, 'CONFIRMATION_CODE', { enteringCode: 'editing' }],
    ['AGREE_TERMS', terms, 'TOO_YOUNG', 'tooYoung'],
    ['CONFIRMATION_CODE', code, 'PASSWORD', { choosingPassword: 'editing' }],
    ['CONFIRMATION_CODE', code, 'LOG_IN', 'loggingIn'],
    [
      'CONFIRMATION_CODE',
      { type: 'code.requested' },
      'CONFIRMATION_CODE',
      { enteringCode: 'editing' },
    ],
    ['PASSWORD', password, 'PROFILE_SETTING', { settingProfile: 'editing' }],
    ['PROFILE_SETTING', profile, 'REFERRAL_CODE', { enteringReferralCode: 'editing' }],
    ['REFERRAL_CODE', { type: 'referralCode.skipped' }, 'SMS', { provingPhone: 'editing' }],
    ['REFERRAL_CODE', { type: 'referralCode.submitted', code: '01234567' }, 'DONE', 'done'],
    ['SMS', { type: 'phone.skipped' }, 'DONE', 'done'],
    // Another tab went on.
    ['PASSWORD', password, 'SMS', { provingPhone: 'editing' }],
  ])('goes from %s by %j to %s', async (from, submission, to, value) => {
    const { actor, submitted } = start(from, () => Promise.resolve(moved(to)))
    actor.send(submission)
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(submitted).toEqual([submission])
    await expect.poll(() => actor.getSnapshot().value).toEqual(value)
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  it('is done once the phone is proven', () => {
    const { actor } = start('SMS')
    actor.send({ type: 'phone.proven' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'done', context: { place: 'DONE' } })
  })

  it('stays with what was refused, and forgets it when handed in again', async () => {
    const error = { __typename: 'ContactError', code: 'NOT_AN_EMAIL' } as const
    const { actor } = start('AGREE_TERMS', () => Promise.resolve(refused(error)))
    actor.send(terms)
    await expect.poll(() => actor.getSnapshot().context.problem).toEqual(error)
    expect(actor.getSnapshot().hasTag('editable')).toBe(true)
    actor.send(terms)
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  it('goes on asking for a guardian once the server has', async () => {
    let error: Outcome = refused({ __typename: 'GuardianConsentRequiredError' })
    const { actor } = start('AGREE_TERMS', () => Promise.resolve(error))
    actor.send(terms)
    await expect.poll(() => actor.getSnapshot().context.isGuardianNeeded).toBe(true)
    error = refused({ __typename: 'ContactError', code: 'NOT_AN_EMAIL' })
    actor.send(terms)
    await expect.poll(() => actor.getSnapshot().hasTag('editable')).toBe(true)
    expect(actor.getSnapshot().context.isGuardianNeeded).toBe(true)
  })

  it('stays where it is when nothing came back', async () => {
    const { actor } = start('PASSWORD', () => Promise.reject(new TypeError('offline')))
    actor.send(password)
    await expect.poll(() => actor.getSnapshot().context.problem).toBeInstanceOf(TypeError)
    expect(actor.getSnapshot().value).toEqual({ choosingPassword: 'editing' })
  })

  it('keeps no secret', async () => {
    const { actor } = start('PASSWORD', () => Promise.resolve(moved('PROFILE_SETTING')))
    actor.send(password)
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('secret-of-mine')
  })

  it('keeps the contact that the code has proven', async () => {
    const contact = { kind: 'EMAIL', value: 'a@b.jp' } as const
    const { actor } = start('CONFIRMATION_CODE', () =>
      Promise.resolve({ kind: 'moved', place: 'LOG_IN', contact }),
    )
    actor.send(code)
    await expect.poll(() => actor.getSnapshot().context.contact).toEqual(contact)
  })

  it('hears nothing of another step, and nothing while busy', () => {
    const { actor, submitted } = start('PASSWORD')
    actor.send(code)
    actor.send(password)
    actor.send(password)
    expect(submitted).toEqual([password])
  })
})
