import type { ViewerResolvers } from '../../types.generated.ts'
import { referralOf } from '../service.ts'

export const Viewer: Pick<ViewerResolvers, 'referral'> = {
  referral: (_, __, context) => referralOf(context),
}
