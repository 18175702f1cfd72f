import type { IntlShape } from 'react-intl'

/** What is said of a message that shows pictures and says nothing: 「写真2枚」. Empty where it shows none. */
export function photos(intl: IntlShape, count: number): string {
  return count === 0 ? '' : intl.formatMessage({ id: 'chat.photos' }, { count })
}
