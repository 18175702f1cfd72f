import type { LocalizedText } from '../../platform/database/columns.ts'
import type { Language } from '../../platform/graphql/context.ts'
import type { ItemVariant, StoreItemRow } from './tables.ts'

/** What a fan chooses by. */
const kinds = [
  { of: 'size', words: { ja: 'サイズ', en: 'Size' } },
  { of: 'color', words: { ja: 'カラー', en: 'Colour' } },
] as const

/** Those that can be chosen now, in their order. */
export const offeredVariants = ({ variants }: Pick<StoreItemRow, 'variants'>) =>
  variants.filter(({ isWithdrawn }) => isWithdrawn !== true)

/** The variant with this key, withdrawn or not; undefined for the empty one. */
export const findVariant = ({ variants }: Pick<StoreItemRow, 'variants'>, key: string) =>
  variants.find((each) => each.key === key)

/** What tells an item's variants apart, such as 「サイズ」; null where there is nothing to choose. */
export function variantTitle(
  item: Pick<StoreItemRow, 'variants'>,
  language: Language,
): string | null {
  const told = kinds.filter(({ of }) => item.variants.some((each) => each[of] !== undefined))
  return told.length === 0 ? null : told.map(({ words }) => words[language]).join('・')
}

/** A variant beside its siblings, such as 「M」. */
export function variantLabel(variant: ItemVariant, language: Language): string {
  const told = kinds.flatMap(({ of }) => variant[of]?.[language] ?? [])
  return told.join('・')
}

/** A variant by itself, such as 「サイズ: M」. */
export function variantName(variant: ItemVariant, language: Language): string {
  const told = kinds.flatMap(({ of, words }) => {
    const word = variant[of]?.[language]
    return word === undefined ? [] : [`${words[language]}: ${word}`]
  })
  return told.join(language === 'ja' ? '・' : ', ')
}

/** How what is bought is called on papers and parcels: the item with the variant that was chosen. */
export function nameAsSold(name: LocalizedText, variant: ItemVariant | null): LocalizedText {
  if (variant === null) return name
  return {
    ja: `${name.ja} ${variantName(variant, 'ja')}`,
    en: `${name.en} (${variantName(variant, 'en')})`,
  }
}

/** What a variant costs, of one piece: an item that is not sold for coins is so in no variant. */
export function priceOf(
  { priceYen, priceCoins }: Pick<StoreItemRow, 'priceYen' | 'priceCoins'>,
  variant: ItemVariant | null,
) {
  return {
    priceYen: priceYen === null ? null : (variant?.priceYen ?? priceYen),
    priceCoins: priceCoins === null ? null : (variant?.priceCoins ?? priceCoins),
  }
}

/** Whether one that can be chosen costs more than the item: its price is the least, then. */
export const hasDearerVariant = (item: StoreItemRow) =>
  offeredVariants(item).some((variant) => {
    const { priceYen, priceCoins } = priceOf(item, variant)
    return (priceYen ?? 0) > (item.priceYen ?? 0) || (priceCoins ?? 0) > (item.priceCoins ?? 0)
  })

/** By which id a page names a variant: its item's, and its key. */
export const variantId = ({ id }: Pick<StoreItemRow, 'id'>, { key }: Pick<ItemVariant, 'key'>) =>
  `${id.replace(/^storeitem_/, 'storevariant_')}_${key}`

/** The key that a page means by an id; the empty one where it names none, undefined where it is of no variant of this item. */
export function keyOfVariant(
  item: Pick<StoreItemRow, 'id' | 'variants'>,
  id: string | null | undefined,
): string | undefined {
  if (id === null || id === undefined) return ''
  return item.variants.find((each) => variantId(item, each) === id)?.key
}
