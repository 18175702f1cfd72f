export const load = () => import('./b.ts')
