export { mayStillEdit } from './mayStillEdit.ts'
export { useUndoableDeletion } from './useUndoableDeletion.ts'
export { WrittenMenu, type WrittenAuthor } from './components/WrittenMenu/WrittenMenu.tsx'
