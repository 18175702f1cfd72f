export { StepFrame } from './components/StepFrame/StepFrame.tsx'
export { StepScreen } from './components/StepFrame/StepScreen.tsx'
export { emptyLogin, loginDraft } from './loginDraft.ts'
export { useProviderWays } from './useProviderWays.ts'
