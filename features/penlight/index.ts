export { LikeButton } from './components/LikeButton/LikeButton.tsx'
export { useWavePenlights } from './useWavePenlights.ts'
