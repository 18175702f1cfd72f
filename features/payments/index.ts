export { expiryOf, useCardName } from './useCardName.ts'
export { FailedPayment } from './components/FailedPayment/FailedPayment.tsx'
export { PaymentStep } from './components/PaymentStep/PaymentStep.tsx'
