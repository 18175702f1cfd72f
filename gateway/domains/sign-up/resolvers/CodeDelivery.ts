import type { CodeDeliveryResolvers } from '../../types.generated.ts'
import { resendableAt, showContact } from '../service.ts'

export const CodeDelivery: CodeDeliveryResolvers = {
  resendableAt,
  sentTo: ({ contact }) => showContact(contact),
}
