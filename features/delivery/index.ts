export { DeliveryLink } from './components/DeliveryLink/DeliveryLink.tsx'
