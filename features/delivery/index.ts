export { DestinationField } from './components/DestinationField/DestinationField.tsx'
export { DeliveryLink } from './components/DeliveryLink/DeliveryLink.tsx'
