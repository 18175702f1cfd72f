import { paths } from '#addresses/onboarding.ts'
import type { SignUpStage } from './signUp.ts'

/** The steps' addresses, in their order. */
export const stepPaths = {
  AGREE_TERMS: '/onboarding/agree-terms',
  CONFIRMATION_CODE: '/onboarding/confirmation-code',
  PASSWORD: '/onboarding/password',
  PROFILE_SETTING: '/onboarding/profile-setting',
  REFERRAL_CODE: '/onboarding/referral-code',
  SMS: '/onboarding/sms',
} as const

export type Step = keyof typeof stepPaths

export const steps = Object.keys(stepPaths) as readonly Step[]

/** Where a stage of the sign-up is shown. */
export function pathOf(stage: SignUpStage): string {
  if (stage === 'DONE') return paths.welcome()
  if (stage === 'LOG_IN') return paths.login()
  return stage === 'TOO_YOUNG' ? stepPaths.AGREE_TERMS : stepPaths[stage]
}

/** The step that an address without its language asks for. */
export function stepAt(pathname: string): Step {
  return steps.find((step) => stepPaths[step] === pathname.replace(/\/$/, '')) ?? 'AGREE_TERMS'
}

type SignUpRow = { readonly step: SignUpStage; readonly hasAccount: boolean }

/**
 * Where a fan stands who opens a step: the first that is not done. The terms may be opened again for as
 * long as no account came of them, to correct the contact.
 */
export function stageOf(asked: Step, signUp: SignUpRow | null): SignUpStage {
  if (!signUp) return 'AGREE_TERMS'
  return asked === 'AGREE_TERMS' && !signUp.hasAccount ? 'AGREE_TERMS' : signUp.step
}
