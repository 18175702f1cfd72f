import { ErrorCatalogue } from '#storybook/ErrorCatalogue.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: ErrorCatalogue,
  args: { feature: 'chat', values: { most: 10, maxLength: 1000, length: 1024 } },
})

export const AllErrors = meta.story()
export const InEnglish = meta.story({ globals: { locale: 'en' } })
