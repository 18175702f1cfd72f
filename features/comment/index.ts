export { CommentLink } from './components/CommentLink/CommentLink.tsx'
export { CommentSection } from './components/CommentSection/CommentSection.tsx'
