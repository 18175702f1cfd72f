import { home } from '../features/home/index.ts'

export const paths = { home: () => `/${home}` }
