export { PostItemSkeleton } from './components/PostItem/PostItemSkeleton.tsx'
export { PostRow } from './components/PostItem/PostRow.tsx'
export { WritePost } from './components/PostComposer/WritePost.tsx'
