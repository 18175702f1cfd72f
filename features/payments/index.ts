export { expiryOf, useCardName } from './useCardName.ts'
export { PaymentStep } from './components/PaymentStep/PaymentStep.tsx'
