import preview from '#storybook/preview.tsx'
import { FanProfileSkeleton } from './FanProfileSkeleton.tsx'

const meta = preview.meta({ component: FanProfileSkeleton })

export const Default = meta.story()
