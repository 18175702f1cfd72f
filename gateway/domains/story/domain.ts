import type { Domain } from '../../platform/domain.ts'
import { invariants } from './invariants.ts'
import { storyJobs } from './opening.ts'
import { loadChapter, loadStory } from './service.ts'

export const domain: Domain = {
  nodes: { Story: loadStory, StoryChapter: loadChapter },
  invariants,
  jobs: storyJobs,
}
