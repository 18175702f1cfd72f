import type { Domain } from '../../platform/domain.ts'
import { directTopics } from './topics.ts'

export const domain: Domain = { topics: directTopics }
