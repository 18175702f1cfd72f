export { load } from './a.ts'
