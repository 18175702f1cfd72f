export { BlockDialog } from './BlockDialog.ts'
export { FoldedLine } from './components/FoldedLine/FoldedLine.tsx'
export { useFold, type Fold } from './fold/useFold.ts'
export { useMuteMenu } from './useMuteMenu.ts'
