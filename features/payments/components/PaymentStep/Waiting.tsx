import { FormattedMessage } from 'react-intl'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Spinner } from '#design-system/spinner/Spinner.tsx'
import { Text } from '#design-system/text/Text.tsx'

/** Nothing to do but to wait: for the provider, or for the page that comes next. */
export function Waiting({ of }: { of: 'waiting' | 'settled' | 'saving' }) {
  return (
    <Inline gap={3}>
      <Spinner />
      <Text>
        <FormattedMessage id={`payments.${of}`} />
      </Text>
    </Inline>
  )
}
