import type { ViewerResolvers } from '../../types.generated.ts'
import { inquiriesOf, inquiryNumbered } from '../reading.ts'

export const Viewer: Pick<ViewerResolvers, 'inquiries' | 'inquiry'> = {
  inquiries: (_, __, context) => inquiriesOf(context),
  inquiry: (_, { number }, context) => inquiryNumbered(context, number),
}
