import preview from '#storybook/preview.tsx'
import { TopicRowSkeleton } from './TopicRowSkeleton.tsx'

const meta = preview.meta({ component: TopicRowSkeleton })

export const Default = meta.story()
