import preview from '#storybook/preview.tsx'
import { PostItemSkeleton } from './PostItemSkeleton.tsx'

const meta = preview.meta({ component: PostItemSkeleton })

export const Default = meta.story()
