import { FormattedMessage, useIntl } from 'react-intl'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { paths } from '../../paths.ts'
import { place } from './ChannelMissing.css.ts'

/** A channel that is not there, or that the fan may not know of: the two look the same. */
export function ChannelMissing() {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'chat.missing.title' })
  return (
    <div className={place}>
      <PageHead title={title} robots="noindex" />
      <EmptyState
        headingLevel={1}
        figure={<img src="/art/figure-not-found.svg" alt="" width={240} height={180} />}
        title={title}
        body={<FormattedMessage id="chat.missing.body" />}
        action={
          <ButtonLink href={paths.channels()}>
            <FormattedMessage id="chat.missing.action" />
          </ButtonLink>
        }
      />
    </div>
  )
}
