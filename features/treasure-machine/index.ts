export { MachineCard } from './components/MachineCard/MachineCard.tsx'
export { isAsKept, keepReceipt } from './receipts.ts'
export { saveJson } from './saveJson.ts'
