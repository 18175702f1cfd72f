export { FollowButton } from './components/FollowButton/FollowButton.tsx'
export { FollowCounts } from './components/FollowButton/FollowCounts.tsx'
