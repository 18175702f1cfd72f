import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PollButton } from './PollButton.tsx'

const meta = preview.meta({ component: PollButton, args: { onClick: fn() } })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
