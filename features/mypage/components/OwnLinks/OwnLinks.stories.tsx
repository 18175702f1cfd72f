import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { OwnLinks } from './OwnLinks.tsx'

const meta = preview.meta({ component: OwnLinks })

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
