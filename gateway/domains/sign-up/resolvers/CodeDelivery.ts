import type { CodeDeliveryResolvers } from '../../types.generated.ts'
import { resendableAt } from '../service.ts'

export const CodeDelivery: CodeDeliveryResolvers = { resendableAt }
