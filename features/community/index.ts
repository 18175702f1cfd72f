export { useJoinCommunity } from './useJoinCommunity.ts'
