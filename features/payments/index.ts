export { PaymentStep } from './components/PaymentStep/PaymentStep.tsx'
