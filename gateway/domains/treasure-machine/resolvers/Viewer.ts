import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerTickets } from '../offers.ts'

export const Viewer: Pick<ViewerResolvers, 'drawTickets'> = {
  drawTickets: (_, __, context) => viewerTickets(context),
}
