export { ChannelRow } from './components/ChannelRow/ChannelRow.tsx'
export { TalkRow } from './components/TalkRow/TalkRow.tsx'
export { TalkRowSkeleton } from './components/TalkRow/TalkRowSkeleton.tsx'
export { usePreview, type Reader } from './preview/usePreview.ts'
