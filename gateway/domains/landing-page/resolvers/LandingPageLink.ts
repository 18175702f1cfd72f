import type { LandingPageLinkResolvers } from '../../types.generated.ts'

export const LandingPageLink: Pick<LandingPageLinkResolvers, 'label'> = {
  label: ({ label }, _, { language }) => label[language],
}
