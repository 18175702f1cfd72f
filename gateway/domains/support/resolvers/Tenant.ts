import type { TenantResolvers } from '../../types.generated.ts'
import { faqOf } from '../reading.ts'

export const Tenant: Pick<TenantResolvers, 'faq'> = {
  faq: (_, __, context) => faqOf(context),
}
