export { ItemCard } from './components/ItemCard/ItemCard.tsx'
export { useItemTerms } from './useItemTerms.ts'
