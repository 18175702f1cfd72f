import type { MissionResolvers } from '../../types.generated.ts'

export const Mission: MissionResolvers = { reward: (mission) => mission }
