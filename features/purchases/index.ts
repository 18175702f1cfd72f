export { NextStep } from './components/NextStep/NextStep.tsx'
export { NextAction } from './components/NextAction/NextAction.tsx'
