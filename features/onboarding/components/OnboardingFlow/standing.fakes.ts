import type { StateValueFrom } from 'xstate'
import type { ShownError } from '#features/errors/index.ts'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import type { SignUpStage } from '../../machines/onboarding.ts'
import { onboardingMachine, type OnboardingContext } from '../../machines/onboardingMachine.ts'

export const at = (
  place: SignUpStage,
  rest: Partial<OnboardingContext> = {},
): OnboardingContext => ({
  place,
  problem: null,
  contact: null,
  isGuardianNeeded: false,
  ...rest,
})

/** An actor that stands in a state, named by its path. */
export function stand(path: string, context: OnboardingContext) {
  const [, state = '', inner] = path.split('.')
  const value = (inner ? { [state]: inner } : state) as StateValueFrom<typeof onboardingMachine>
  return { start: () => standingIn(onboardingMachine, { value, context }) }
}

/** A step as it stands after the server refused what was handed in. */
export const refused = (place: SignUpStage, problem: ShownError) => at(place, { problem })
