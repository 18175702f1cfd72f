import { ErrorCatalogue } from '#storybook/ErrorCatalogue.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: ErrorCatalogue,
  args: { feature: 'post', values: { maxLength: 2000, fewest: 2, most: 10 } },
})

export const AllErrors = meta.story()
export const InEnglish = meta.story({ globals: { locale: 'en' } })
