export { useUndoableDeletion } from './useUndoableDeletion.ts'
export { WrittenMenu, type WrittenAuthor } from './components/WrittenMenu/WrittenMenu.tsx'
