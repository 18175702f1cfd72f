export { viewerAccount } from './own.ts'
export { changePassword } from './password.ts'
