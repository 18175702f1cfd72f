import type { Domain } from '../../platform/domain.ts'
import { loadCard } from './service.ts'
import { describeCard } from './sharePicture.ts'

export const domain: Domain = {
  nodes: { ShareCard: loadCard },
  sharePictures: { sharecard: describeCard },
}
