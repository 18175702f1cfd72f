import type { StepResolvers } from '../../types.generated.ts'

export const Step: StepResolvers = { reward: (step) => ({ ...step, rewardThingId: null }) }
