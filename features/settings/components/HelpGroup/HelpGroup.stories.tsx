import preview from '#storybook/preview.tsx'
import { HelpGroup } from './HelpGroup.tsx'

const meta = preview.meta({ component: HelpGroup, args: { isFan: true } })

export const Default = meta.story()
export const Guest = meta.story({ args: { isFan: false } })
export const English = meta.story({ globals: { locale: 'en' } })
