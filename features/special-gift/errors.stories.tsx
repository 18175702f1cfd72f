import { ErrorCatalogue } from '#storybook/ErrorCatalogue.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: ErrorCatalogue,
  args: { feature: 'special-gift', values: { maxLength: 200, text: 'こんばんは、ルカさん。' } },
})

export const AllErrors = meta.story()
export const InEnglish = meta.story({ globals: { locale: 'en' } })
