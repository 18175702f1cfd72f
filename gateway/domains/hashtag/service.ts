export { indexHashtags } from './reading.ts'
