export { NextStep } from './components/NextStep/NextStep.tsx'
export { WayOn } from './components/WayOn/WayOn.tsx'
