import preview from '#storybook/preview.tsx'
import { MuteListSkeleton } from './MuteListSkeleton.tsx'

const meta = preview.meta({ component: MuteListSkeleton })

export const Default = meta.story()
