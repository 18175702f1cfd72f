import type { ViewerResolvers } from '../../types.generated.ts'
import { viewerInstruments } from '../instruments.ts'

export const Viewer: Pick<ViewerResolvers, 'paymentInstruments'> = {
  paymentInstruments: (_, __, context) => viewerInstruments(context),
}
