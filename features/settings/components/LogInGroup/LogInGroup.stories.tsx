import preview from '#storybook/preview.tsx'
import { LogInGroup } from './LogInGroup.tsx'

const meta = preview.meta({ component: LogInGroup })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
