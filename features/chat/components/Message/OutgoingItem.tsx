import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import type { OutboxState } from '../../outbox/delivering.ts'
import { isStopped, type Outgoing } from '../../outbox/outgoing.ts'
import { pictureOf } from '../StickerPicker/pictureOf.ts'
import { OutgoingPictures } from '../MessagePictures/OutgoingPictures.tsx'
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
  /** How far the picture is that is on its way. */
  upload?: OutboxState['upload']
  onRetry: (message: Outgoing) => void
  /** Takes the text back into the composer. */
  onRewrite: (message: Outgoing) => void
  onDiscard: (message: Outgoing) => void
}

/** An own message before the gateway has it: under way, waiting, or refused with the ways out. */
export function OutgoingItem({
  message,
  isHeld = false,
  upload,
  onRetry,
  onRewrite,
  onDiscard,
}: OutgoingItemProps) {
  const intl = useIntl()
  const { text, sticker, pictures = [], pictureProblem } = message
  const isWaiting = !isStopped(message)
  const isUploading = pictures.some(({ isUploaded }) => !isUploaded)
  return (
    <li className={row({ isOwn: true, isHead: true })}>
      <div className={column({ isOwn: true })}>
        <VisuallyHidden>{intl.formatMessage({ id: 'chat.you' })}</VisuallyHidden>
        {pictures.length > 0 && (
          <OutgoingPictures pictures={pictures} problemId={pictureProblem?.id} upload={upload} />
        )}
        <div className={line({ isOwn: true })}>
          {sticker ? (
            <div className={stickerFrame}>
              <Picture {...pictureOf(sticker)} />
            </div>
          ) : (
            text !== '' && (
              <div className={bubble({ tone: 'own' })}>
                <MessageText text={text} mentions={message.mentions} />
              </div>
            )
          )}
          {isWaiting && (
            <span className={status}>
              <FormattedMessage id={isHeld ? 'chat.outgoing.held' : 'chat.outgoing.sending'} />
            </span>
          )}
        </div>
        {isWaiting && (isHeld || isUploading) && (
          <Button size="small" emphasis="quiet" tone="neutral" onClick={() => onDiscard(message)}>
            <FormattedMessage id="chat.outgoing.discard" />
          </Button>
        )}
        {!isWaiting && (
          <Failure
            message={message}
            onRetry={onRetry}
            onRewrite={onRewrite}
            onDiscard={onDiscard}
          />
        )}
      </div>
    </li>
  )
}

/** What no second try would change: what is sent is itself at fault. */
const faultsOfText: readonly string[] = [
  'MessageMentionError.LIMIT',
  'MessageMentionError.NOT_MENTIONABLE',
  'MessageTextError',
  'TextModerationError',
  'DirectMessageError.UNANSWERED',
]

function Failure({
  message,
  onRetry,
  onRewrite,
  onDiscard,
}: Omit<OutgoingItemProps, 'isHeld' | 'upload'>) {
  const words = useErrorWords()
  const { error, pictureProblem } = message
  const isTextAtFault = pictureProblem !== undefined || isAtFault(error)
  return (
    <div className={failure}>
      <div className={failureWords} role="alert">
        <Icon name="alert" size={16} />
        <span>
          {error && words(error)}
          {pictureProblem && <FormattedMessage id={`picture.problem.${pictureProblem.code}`} />}
        </span>
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

function isAtFault(error: Outgoing['error']): boolean {
  if (!error || error instanceof Error) return false
  const { __typename, code } = error
  return faultsOfText.includes(__typename) || faultsOfText.includes(`${__typename}.${code}`)
}
