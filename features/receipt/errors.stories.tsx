import { ErrorCatalogue } from '#storybook/ErrorCatalogue.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ component: ErrorCatalogue, args: { feature: 'receipt' } })

export const AllErrors = meta.story()
