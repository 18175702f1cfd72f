import { b as a } from './a.ts'
export const b = () => a
