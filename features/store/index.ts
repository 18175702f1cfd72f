export { CoinsAlone } from './components/CoinsAlone/CoinsAlone.tsx'
export { ItemCard } from './components/ItemCard/ItemCard.tsx'
export { useItemTerms } from './useItemTerms.ts'
