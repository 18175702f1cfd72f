export { FoldedTopics } from './components/TopicRow/FoldedTopics.tsx'
export { TopicRowSkeleton } from './components/TopicRow/TopicRowSkeleton.tsx'
