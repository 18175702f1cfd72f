import type { QueryResolvers } from '../../types.generated.ts'
import { counterFor } from '../stores.ts'

export const Query: Pick<QueryResolvers, 'checkInCounter'> = {
  checkInCounter: (_, { key }, context) => counterFor(context, key),
}
