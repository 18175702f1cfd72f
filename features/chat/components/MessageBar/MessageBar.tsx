import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { bar } from './MessageBar.css.ts'

type MessageBarProps = {
  /** The fan waves their light at it. */
  isWaved: boolean
  onWave: () => void
  /** Any emoji is wanted for it. */
  onReact: (trigger: HTMLElement) => void
  onReply?: () => void
  onMore: (trigger: HTMLElement) => void
}

/** What is done most with the message under the pointer: by keys it is done from the message itself. */
export function MessageBar({ isWaved, onWave, onReact, onReply, onMore }: MessageBarProps) {
  const intl = useIntl()
  const react = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  return (
    <div className={bar}>
      <IconButton
        icon="penlight"
        size="small"
        tone="accent"
        emphasis={isWaved ? 'soft' : 'quiet'}
        label={intl.formatMessage({ id: 'chat.wave' })}
        aria-pressed={isWaved}
        onClick={onWave}
      />
      <IconButton
        ref={react}
        icon="smile"
        size="small"
        label={intl.formatMessage({ id: 'chat.menu.react' })}
        aria-haspopup="dialog"
        onClick={() => react.current && onReact(react.current)}
      />
      {onReply && (
        <IconButton
          icon="reply"
          size="small"
          label={intl.formatMessage({ id: 'chat.menu.reply' })}
          onClick={onReply}
        />
      )}
      <IconButton
        ref={more}
        icon="more"
        size="small"
        label={intl.formatMessage({ id: 'chat.menu.more' })}
        aria-haspopup="menu"
        onClick={() => more.current && onMore(more.current)}
      />
    </div>
  )
}
