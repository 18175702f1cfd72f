import type { Domain } from '../../platform/domain.ts'
import { loadChapter, loadStory } from './service.ts'

export const domain: Domain = { nodes: { Story: loadStory, StoryChapter: loadChapter } }
