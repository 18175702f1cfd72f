import { ErrorCatalogue } from '#storybook/ErrorCatalogue.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ component: ErrorCatalogue, args: { feature: 'subscription' } })

export const AllErrors = meta.story()
