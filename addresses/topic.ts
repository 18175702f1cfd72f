import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  topics: path('/topics'),
  topic: path('/topics/:topic_id'),
  topicCategory: path('/topic-categories/:topic_category_id'),
}
