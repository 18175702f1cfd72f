export { ItemGifts } from './components/ItemGifts/ItemGifts.tsx'
