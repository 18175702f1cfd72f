export { ChannelRow } from './components/ChannelRow/ChannelRow.tsx'
export { ChannelRowSkeleton } from './components/ChannelRow/ChannelRowSkeleton.tsx'
