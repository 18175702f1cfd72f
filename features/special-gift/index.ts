export { ItemGifts } from './components/ItemGifts/ItemGifts.tsx'
export { GiftLetter } from './components/GiftLetter/GiftLetter.tsx'
