import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '#addresses/sharing.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useOrigin } from '#platform/routing/origin.ts'
import { actions, link } from './ShareActions.css.ts'
import { useShareReward, type ShareableCard } from './useShareReward.ts'
import { useCopy } from '../../useCopy.ts'

/** Sends a card's link by whatever the device has for that, or copies it; then what is promised for it is given. */
export function ShareActions({ card }: { card: ShareableCard }) {
  const intl = useIntl()
  const copyText = useCopy()
  const origin = useOrigin()
  const { receive, retry, isPending, error, received } = useShareReward(card)
  const url = new URL(paths.share({ url_id: card.id }), origin).href
  const copy = async () => {
    const isCopied = await copyText(url, {
      copied: intl.formatMessage({ id: 'sharing.copied' }),
      failed: intl.formatMessage({ id: 'sharing.notCopied' }),
    })
    if (isCopied) receive()
  }
  const send = () => {
    // Who thinks better of it has shared nothing.
    navigator.share({ title: card.title, url }).then(receive, () => undefined)
  }
  return (
    <div className={actions}>
      {'share' in globalThis.navigator && (
        <Button
          icon="send"
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'sharing.sending' })}
          onClick={send}
        >
          <FormattedMessage id="sharing.send" />
        </Button>
      )}
      <Button emphasis="soft" icon="copy" onClick={copy}>
        <FormattedMessage id="sharing.copy" />
      </Button>
      <Text size="small" tone="muted">
        <span className={link}>{url}</span>
      </Text>
      {received !== null && (
        <Banner tone="success">
          <FormattedMessage id="sharing.received" values={{ coins: received }} />
        </Banner>
      )}
      {error && <ErrorWords error={error} onRetry={retry} />}
    </div>
  )
}
