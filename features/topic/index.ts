export { TopicRow } from './components/TopicRow/TopicRow.tsx'
export { TopicRowSkeleton } from './components/TopicRow/TopicRowSkeleton.tsx'
