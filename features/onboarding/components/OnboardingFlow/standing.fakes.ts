import type { SignUpStage } from '../../signUp.ts'
import type { Onboarding } from '../../useOnboarding.ts'

/** The sign-up as it stands at a stage. */
export const at = (stage: SignUpStage, rest: Partial<Onboarding> = {}): Onboarding => ({
  stage,
  problem: null,
  isBusy: false,
  isGuardianNeeded: false,
  submit: () => {},
  retry: () => {},
  onPhoneProven: () => {},
  ...rest,
})

/** A step as it stands after the server refused what was handed in. */
export const refused = (stage: SignUpStage, problem: Onboarding['problem']) =>
  at(stage, { problem })
