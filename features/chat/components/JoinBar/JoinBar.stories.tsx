import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { JoinBar } from './JoinBar.tsx'

const meta = preview.meta({ component: JoinBar, args: { onJoin: fn(), isJoining: false } })

export const Default = meta.story()
export const Joining = meta.story({ args: { isJoining: true } })
