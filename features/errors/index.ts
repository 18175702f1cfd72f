export { ErrorWords } from './components/ErrorWords/ErrorWords.tsx'
export { Section } from './components/Section/Section.tsx'
export type { ShownError } from './describeError.ts'
export { useErrorWords } from './useErrorWords.ts'
