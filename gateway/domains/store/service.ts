/**
 * What a checkout needs of the store, inside the caller's transaction: what items cost and contain now, pieces that
 * are kept while a fan pays, and the basket that they come from.
 */
export { basketOf } from './basket.ts'
export { emptyBasket, refillBasket } from './basketRows.ts'
export { itemsNamed, loadItem } from './catalogue.ts'
export { findItems, findItemsBySlug, linkLots } from './catalogueRows.ts'
export { coinPacksOf } from './coinPacks.ts'
export { findGivenOf, giveItems, lockGiven, type GivenItem } from './giving.ts'
export { passesSold } from './passes.ts'
export { statusOf } from './standings.ts'
export { offerOfVariant, offersOf } from './offers.ts'
export {
  hasFewLeft,
  holdStock,
  lockStock,
  releaseStock,
  returnStock,
  sellStock,
  type Holding,
  type RefusedLine,
  type WantedLine,
} from './stock.ts'
export { findVariant, keyOfVariant, nameAsSold, priceOf, variantName } from './variants.ts'
export type { OfferedLine as BasketLine, Offer, StoreItemRow } from './tables.ts'
