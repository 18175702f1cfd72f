import type { IntlShape } from 'react-intl'

/** What stands before a prize's name: its rank's letter, or that it is none. */
export const rankWord = (
  intl: Pick<IntlShape, 'formatMessage'>,
  { kind, rank }: { readonly kind: string; readonly rank: string },
): string => (kind === 'BLANK' ? intl.formatMessage({ id: 'treasure.blank' }) : rank)
