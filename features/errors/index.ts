export { ErrorWords } from './components/ErrorWords/ErrorWords.tsx'
export { describeError, type ShownError } from './describeError.ts'
export { errorMessages } from './routes.ts'
export { sayError, useErrorWords } from './useErrorWords.ts'
