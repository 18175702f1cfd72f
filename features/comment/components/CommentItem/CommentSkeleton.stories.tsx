import preview from '#storybook/preview.tsx'
import { CommentSkeleton } from './CommentSkeleton.tsx'

const meta = preview.meta({ component: CommentSkeleton })

export const Default = meta.story()
