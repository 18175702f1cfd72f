export { ShareActions } from './components/ShareActions/ShareActions.tsx'
export type { ShareableCard } from './components/ShareActions/useShareReward.ts'
export { useCopy } from './useCopy.ts'
