import preview from '#storybook/preview.tsx'
import { MemberMoon } from './MemberMoon.tsx'

const meta = preview.meta({ component: MemberMoon, args: { label: '会員' } })

export const Default = meta.story()
