import preview from '#storybook/preview.tsx'
import { GuestMutes } from './GuestMutes.tsx'

const meta = preview.meta({ component: GuestMutes })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
