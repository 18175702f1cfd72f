import { ErrorCatalogue } from '#storybook/ErrorCatalogue.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: ErrorCatalogue,
  args: { feature: 'penlight', values: { most: 10 } },
})

export const AllErrors = meta.story()
