import type { IntlShape } from 'react-intl'

const kinds = {
  BADGE: 'treasure.kind.BADGE',
  COLLECTABLE_CARD: 'treasure.kind.COLLECTABLE_CARD',
  GOODS: 'treasure.kind.GOODS',
  NFT: 'treasure.kind.NFT',
} as const

const isNamed = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind)

/** Of which kind a prize is, so that a card of a mug is not taken for one; null of coins and tickets, which say it by their name. */
export const kindWord = (
  intl: Pick<IntlShape, 'formatMessage'>,
  { kind }: { readonly kind: string },
): string | null => (isNamed(kind) ? intl.formatMessage({ id: kinds[kind] }) : null)
