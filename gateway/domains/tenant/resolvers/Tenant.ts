import { loadCommunity } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { TenantResolvers } from '../../types.generated.ts'
import { drawnAvatars } from '../service.ts'
import { inLanguage } from '../legalText.ts'

export const Tenant: TenantResolvers = {
  id: (tenant) => tenant.tenantId,
  name: (tenant, _, { language }) => tenant.name[language],
  community: async (tenant, _, context) => {
    const community = await loadCommunity(context, tenant.defaultCommunityId)
    if (!community) throw new Error(`tenant ${tenant.tenantId} has no default community`)
    return community
  },
  terms: (tenant, _, { language }) => inLanguage(tenant.terms, language),
  privacyPolicy: (tenant, _, { language }) => inLanguage(tenant.privacyPolicy, language),
  seller: ({ seller, supportEmail }) => seller && { ...seller, email: supportEmail },
  drawnAvatars: async (_, __, context) =>
    (await drawnAvatars(context)).map(({ name, image }) => ({
      name,
      image: toImage(image, context),
    })),
}
