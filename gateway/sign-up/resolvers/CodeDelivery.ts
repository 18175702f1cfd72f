import type { CodeDeliveryResolvers } from '../../graphql/types.generated.ts'
import { resendableAt } from '../service.ts'

export const CodeDelivery: CodeDeliveryResolvers = { resendableAt }
