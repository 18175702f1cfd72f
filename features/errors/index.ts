export { ErrorWords } from './components/ErrorWords/ErrorWords.tsx'
export type { ShownError } from './describeError.ts'
export { useErrorWords } from './useErrorWords.ts'
