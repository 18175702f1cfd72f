import type { Domain } from '../../platform/domain.ts'
import { loadCategory, loadTopic } from './service.ts'
import { topicJobs } from './writing.ts'

export const domain: Domain = {
  nodes: { Topic: loadTopic, TopicCategory: loadCategory },
  jobs: topicJobs,
}
