import { chatTopics } from '../../domains/chat/topics.ts'
import type { Topics } from './topic.ts'

/** Every domain's topics. */
export const topics: Topics = { ...chatTopics }
