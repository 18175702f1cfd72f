import type { FanResolvers } from '../../types.generated.ts'
import { isWritingOffered } from '../opening.ts'

export const Fan: Pick<FanResolvers, 'mayBeWrittenTo'> = {
  mayBeWrittenTo: (fan, _, context) => isWritingOffered(context, fan),
}
