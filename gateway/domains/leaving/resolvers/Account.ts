import type { AccountResolvers } from '../../types.generated.ts'
import { viewerObstacles } from '../service.ts'

export const Account: Pick<AccountResolvers, 'deletionObstacles'> = {
  deletionObstacles: (_, __, context) => viewerObstacles(context),
}
