import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import {
  noMentions,
  useMentioning,
  type DraftMention,
  type FindPeople,
} from '#features/mention/index.ts'
import { PictureButton, useGivenFiles } from '#features/picture/index.ts'
import { findMentionsAgain } from '#rules/mention.ts'
import { messageText, picturesMost } from '#rules/message.ts'
import { EmojiButton } from './EmojiButton.tsx'
import { isSendKey } from './sendKey.ts'
import { area, composer, counter, dropping, row } from './Composer.css.ts'

/** From here on the fan is told how many characters are left. */
const counterFrom = 100

export type ComposerPictures = {
  count: number
  /** Some that were chosen are still read: nothing is sent without them. */
  isReading?: boolean
  /** What was chosen, pasted or dropped. */
  onAdd: (files: File[]) => void
  tray: ReactNode
}

type ComposerProps = {
  channelName: string
  text: string
  /** Whom it mentions. */
  mentions?: readonly DraftMention[]
  onChange: (text: string, mentions: readonly DraftMention[]) => void
  /**
   * Called with the text as it will be kept, and whom it mentions if anybody; never with nothing unless pictures go
   * along, never with too much.
   */
  onSend: (text: string, mentions?: readonly DraftMention[]) => void
  /** Finds whom an `@` means; absent where nobody can be mentioned. */
  findPeople?: FindPeople | undefined
  /** Whoever is mentioned is told of it, which is said. */
  tellsMentioned?: boolean
  /** Escape gives up what is being written about. */
  onEscape?: () => void
  isBusy?: boolean
  /** A button that sends something in place of words. */
  stickers?: ReactNode
  /** What goes along; absent where nothing can. */
  pictures?: ComposerPictures | undefined
  ref?: RefObject<HTMLTextAreaElement | null>
}

/** Where a message is written. Enter sends on a desktop and breaks the line on a phone. */
export function Composer({
  channelName,
  text,
  mentions = noMentions,
  onChange,
  onSend,
  onEscape,
  isBusy,
  stickers,
  pictures,
  findPeople,
  tellsMentioned = false,
  ref: given,
}: ComposerProps) {
  const intl = useIntl()
  const own = useRef<HTMLTextAreaElement>(null)
  const ref = given ?? own
  const left = messageText.charactersLeft(text)
  const count = pictures?.count ?? 0
  const isEmpty = text.trim() === '' && count === 0
  const isTooMuch = left < 0 || count > picturesMost
  const isWaiting = isBusy || pictures?.isReading
  const send = () => {
    const cleaned = messageText.clean(text)
    ref.current?.focus()
    if ((cleaned === '' && count === 0) || isTooMuch || pictures?.isReading) return
    const mentioned = findMentionsAgain(text, cleaned, mentions)
    if (mentioned.length > 0) onSend(cleaned, mentioned)
    else onSend(cleaned)
  }
  const mentioning = useMentioning({
    field: ref,
    text,
    mentions,
    onChange,
    findPeople,
    tellsMentioned,
    place: 'over',
  })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, keyCode, shiftKey, ctrlKey, metaKey, nativeEvent } = event
    if (mentioning.onKeyDown(event)) return
    if (key === 'Escape' && !nativeEvent.isComposing && keyCode !== 229) onEscape?.()
    const isTouch = matchMedia('(pointer: coarse)').matches
    if (
      !isSendKey(
        { key, keyCode, shiftKey, ctrlKey, metaKey, isComposing: nativeEvent.isComposing },
        isTouch,
      )
    )
      return
    event.preventDefault()
    send()
  }
  const { isDropping, onPaste } = useGivenFiles(pictures !== undefined, (files) =>
    pictures?.onAdd(files),
  )
  return (
    <form
      className={isDropping ? `${composer} ${dropping}` : composer}
      onPaste={onPaste}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isDropping && (
        <Text size="small" tone="accent" weight="bold">
          <FormattedMessage id="picture.drop" />
        </Text>
      )}
      {pictures?.tray}
      {mentioning.choice}
      <div className={row}>
        {pictures && <PictureButton onPick={pictures.onAdd} disabled={count >= picturesMost} />}
        <div className={area}>
          <TextArea
            ref={ref}
            label={intl.formatMessage({ id: 'chat.composer.label' }, { channel: channelName })}
            isLabelHidden
            placeholder={intl.formatMessage({ id: 'chat.composer.placeholder' })}
            value={text}
            onKeyDown={onKeyDown}
            {...mentioning.fieldProps}
            minRows={1}
            maxRows={6}
          />
        </div>
        {stickers}
        <EmojiButton field={ref} />
        <IconButton
          type="submit"
          icon="send"
          tone="accent"
          emphasis="solid"
          label={intl.formatMessage({ id: 'chat.composer.send' })}
          isBusy={isWaiting}
          disabled={isEmpty || isTooMuch}
        />
      </div>
      {mentioning.told}
      {left <= counterFrom && (
        <div className={counter} role="status">
          <Text
            key={left}
            as="span"
            size="caption"
            tone={left < 0 ? 'danger' : 'muted'}
            weight={left < 0 ? 'bold' : 'regular'}
            tabular
          >
            {left < 0 ? (
              <FormattedMessage id="chat.composer.over" values={{ count: -left }} />
            ) : (
              <FormattedMessage id="chat.composer.left" values={{ count: left }} />
            )}
          </Text>
        </div>
      )}
    </form>
  )
}
