export { useItemTerms } from './useItemTerms.ts'
