export { confirmContact, sendContactCode } from './contacts.ts'
export { viewerAccount } from './own.ts'
export { changePassword } from './password.ts'
export { undoContactChange } from './undo.ts'
