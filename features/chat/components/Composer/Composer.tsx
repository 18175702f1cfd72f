import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextArea } from '#design-system/text-area/TextArea.tsx'
import { cleanMessage, messageMaxLength } from '#rules/message.ts'
import { countCharacters } from '#rules/text.ts'
import { EmojiButton } from './EmojiButton.tsx'
import { isSendKey } from './sendKey.ts'
import { area, composer, counter, row } from './Composer.css.ts'

/** From here on the fan is told how many characters are left. */
const counterFrom = messageMaxLength - 100

type ComposerProps = {
  channelName: string
  text: string
  onChange: (text: string) => void
  /** Called with the text as it will be kept; never with nothing, never with too much. */
  onSend: (text: string) => void
  /** Escape gives up what is being written about. */
  onEscape?: () => void
  isBusy?: boolean
  /** A button that sends something in place of words. */
  stickers?: ReactNode
  ref?: RefObject<HTMLTextAreaElement | null>
}

/** Where a message is written. Enter sends on a desktop and breaks the line on a phone. */
export function Composer({
  channelName,
  text,
  onChange,
  onSend,
  onEscape,
  isBusy,
  stickers,
  ref: given,
}: ComposerProps) {
  const intl = useIntl()
  const own = useRef<HTMLTextAreaElement>(null)
  const ref = given ?? own
  const length = text.length < counterFrom ? text.length : countCharacters(cleanMessage(text))
  const left = messageMaxLength - length
  const send = () => {
    const cleaned = cleanMessage(text)
    ref.current?.focus()
    if (cleaned !== '' && left >= 0) onSend(cleaned)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, keyCode, shiftKey, ctrlKey, metaKey, nativeEvent } = event
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
  return (
    <form
      className={composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={row}>
        <div className={area}>
          <TextArea
            ref={ref}
            label={intl.formatMessage({ id: 'chat.composer.label' }, { channel: channelName })}
            isLabelHidden
            placeholder={intl.formatMessage({ id: 'chat.composer.placeholder' })}
            value={text}
            onChange={onChange}
            onKeyDown={onKeyDown}
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
          isBusy={isBusy}
          disabled={text.trim() === '' || left < 0}
        />
      </div>
      {length >= counterFrom && (
        <div className={counter} role="status">
          <Text
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
