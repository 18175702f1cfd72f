import preview from '#storybook/preview.tsx'
import { PostsSection } from './PostsSection.tsx'

const meta = preview.meta({ component: PostsSection })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
