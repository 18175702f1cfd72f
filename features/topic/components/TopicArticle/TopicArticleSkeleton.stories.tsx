import preview from '#storybook/preview.tsx'
import { TopicArticleSkeleton } from './TopicArticleSkeleton.tsx'

const meta = preview.meta({ component: TopicArticleSkeleton })

export const Default = meta.story()
