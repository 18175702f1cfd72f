export { PostItemSkeleton } from './components/PostItem/PostItemSkeleton.tsx'
export { PostRow } from './components/PostList/PostRow.tsx'
