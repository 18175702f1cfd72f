import { useIntl } from 'react-intl'
import { paths } from '#addresses/chat.ts'
import { Missing } from '#features/errors/index.ts'
import { place } from './ChannelMissing.css.ts'

/** A channel that is not there, or that the fan may not know of: the two look the same. */
export function ChannelMissing() {
  const intl = useIntl()
  return (
    <div className={place}>
      <Missing
        title={intl.formatMessage({ id: 'chat.missing.title' })}
        body={intl.formatMessage({ id: 'chat.missing.body' })}
        nextAction={{
          href: paths.channels(),
          label: intl.formatMessage({ id: 'chat.missing.action' }),
        }}
      />
    </div>
  )
}
