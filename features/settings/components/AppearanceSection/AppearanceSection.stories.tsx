import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { AppearanceSection } from './AppearanceSection.tsx'

const meta = preview.meta({ component: AppearanceSection })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const AnotherColour = meta.story({ globals: { palette: 'ruby', grey: 'mauve' } })
