import { toImage } from '../../../platform/files/image.ts'
import type { PurchaseLineResolvers } from '../../types.generated.ts'

export const PurchaseLine: PurchaseLineResolvers = {
  name: (line, _, { language }) => line.name[language],
  picture({ pictures }, _, context) {
    const picture = pictures?.[0]
    return picture ? toImage(picture, context) : null
  },
}
