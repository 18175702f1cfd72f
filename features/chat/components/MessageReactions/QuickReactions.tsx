import { useIntl } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { penlight, quickReactions } from '#rules/reactions.ts'
import { quick, quickOne } from './QuickReactions.css.ts'

type QuickReactionsProps = {
  /** What the fan gave already. */
  own: readonly string[]
  onReact: (emoji: string, isOn: boolean) => void
  /** Any other emoji is wanted. */
  onMore: () => void
}

/** What a message is given with one tap: first the fan's own light. */
export function QuickReactions({ own, onReact, onMore }: QuickReactionsProps) {
  const intl = useIntl()
  return (
    <div className={quick} role="group" aria-label={intl.formatMessage({ id: 'chat.react' })}>
      {[penlight, ...quickReactions].map((emoji) => (
        <button
          key={emoji}
          type="button"
          className={quickOne}
          aria-pressed={own.includes(emoji)}
          aria-label={
            emoji === penlight ? intl.formatMessage({ id: 'chat.reactions.penlight' }) : emoji
          }
          onClick={() => onReact(emoji, !own.includes(emoji))}
        >
          {emoji === penlight ? (
            <Icon name="penlight" size={24} />
          ) : (
            <span aria-hidden>{emoji}</span>
          )}
        </button>
      ))}
      <button
        type="button"
        className={quickOne}
        aria-label={intl.formatMessage({ id: 'chat.emoji.choose' })}
        aria-haspopup="dialog"
        onClick={onMore}
      >
        <Icon name="plus" size={24} />
      </button>
    </div>
  )
}
