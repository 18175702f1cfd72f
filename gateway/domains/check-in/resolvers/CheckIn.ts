import type { CheckInResolvers } from '../../types.generated.ts'

export const CheckIn: CheckInResolvers = {
  id: ({ communityId, day }) => `${communityId.replace(/^[a-z]+_/, 'checkin_')}_${day}`,
}
