import preview from '#storybook/preview.tsx'
import { FollowListSkeleton } from './FollowListSkeleton.tsx'

const meta = preview.meta({ component: FollowListSkeleton })

export const Default = meta.story()
