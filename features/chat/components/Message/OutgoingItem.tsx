import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import type { Outgoing } from '../../outbox/outgoing.ts'
import { pictureOf } from '../StickerPicker/pictureOf.ts'
import { MessageText } from './MessageText.tsx'
import {
  bubble,
  column,
  failure,
  failureActions,
  failureWords,
  line,
  row,
  status,
  stickerFrame,
} from './Message.css.ts'

type OutgoingItemProps = {
  message: Outgoing
  /** It waits for the connection, and goes by itself. */
  isHeld?: boolean
  onRetry: (message: Outgoing) => void
  /** Takes the text back into the composer. */
  onRewrite: (message: Outgoing) => void
  onDiscard: (message: Outgoing) => void
}

/** An own message before the gateway has it: under way, waiting, or refused with the ways out. */
export function OutgoingItem({
  message,
  isHeld = false,
  onRetry,
  onRewrite,
  onDiscard,
}: OutgoingItemProps) {
  const intl = useIntl()
  const { text, sticker, error } = message
  return (
    <li className={row({ isOwn: true, isHead: true })}>
      <div className={column({ isOwn: true })}>
        <VisuallyHidden>{intl.formatMessage({ id: 'chat.you' })}</VisuallyHidden>
        <div className={line({ isOwn: true })}>
          {sticker ? (
            <div className={stickerFrame}>
              <Picture {...pictureOf(sticker)} />
            </div>
          ) : (
            <div className={bubble({ tone: 'own' })}>
              <MessageText text={text} />
            </div>
          )}
          {!error && (
            <span className={status}>
              <FormattedMessage id={isHeld ? 'chat.outgoing.held' : 'chat.outgoing.sending'} />
            </span>
          )}
        </div>
        {!error && isHeld && (
          <Button size="small" emphasis="quiet" tone="neutral" onClick={() => onDiscard(message)}>
            <FormattedMessage id="chat.outgoing.discard" />
          </Button>
        )}
        {error && (
          <Failure
            message={message}
            error={error}
            onRetry={onRetry}
            onRewrite={onRewrite}
            onDiscard={onDiscard}
          />
        )}
      </div>
    </li>
  )
}

/** What no second try would change: the text itself is at fault. */
const faultsOfText: readonly string[] = ['MessageTextError', 'TextModerationError']

function Failure({
  message,
  error,
  onRetry,
  onRewrite,
  onDiscard,
}: Omit<OutgoingItemProps, 'isHeld'> & { error: NonNullable<Outgoing['error']> }) {
  const words = useErrorWords()
  const isTextAtFault = !(error instanceof Error) && faultsOfText.includes(error.__typename)
  return (
    <div className={failure}>
      <div className={failureWords} role="alert">
        <Icon name="alert" size={16} />
        <span>{words(error)}</span>
      </div>
      <div className={failureActions}>
        <Button size="small" emphasis="quiet" tone="neutral" onClick={() => onDiscard(message)}>
          <FormattedMessage id="chat.outgoing.discard" />
        </Button>
        {isTextAtFault ? (
          <Button size="small" emphasis="soft" onClick={() => onRewrite(message)}>
            <FormattedMessage id="chat.outgoing.rewrite" />
          </Button>
        ) : (
          <Button size="small" emphasis="soft" icon="retry" onClick={() => onRetry(message)}>
            <FormattedMessage id="chat.outgoing.retry" />
          </Button>
        )}
      </div>
    </div>
  )
}
