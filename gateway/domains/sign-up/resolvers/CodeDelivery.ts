import type { CodeDeliveryResolvers } from '../../../platform/graphql/types.generated.ts'
import { resendableAt } from '../service.ts'

export const CodeDelivery: CodeDeliveryResolvers = { resendableAt }
