import { FormattedMessage } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'
import { done, track } from './CollectionSets.css.ts'

/** How many kinds of a collection one has, in words and as a bar. */
export function Progress({ owned, total }: { owned: number; total: number }) {
  return (
    <>
      <Text as="span" size="caption" tone="muted" tabular>
        <FormattedMessage id="collection.set.progress" values={{ owned, total }} />
      </Text>
      <div className={track} aria-hidden>
        <div className={done} style={{ width: `${(100 * owned) / total}%` }} />
      </div>
    </>
  )
}
