import { graphql, useFragment } from 'react-relay'
import { useIntl } from 'react-intl'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { penlight } from '#rules/reactions.ts'
import { useReact } from '../../reacting/useReact.ts'
import type { MessageReactions_message$key } from './__generated__/MessageReactions_message.graphql.ts'
import { chip, face, light, lights, reactions as row } from './MessageReactions.css.ts'

type MessageReactionsProps = {
  message: MessageReactions_message$key
  /** What the fan gave it. */
  own: readonly string[]
  isOwn: boolean
}

/** What a message was given, in a row: the lights in their colours, emoji with how many. A press gives or takes back. */
export function MessageReactions({ own, isOwn, ...props }: MessageReactionsProps) {
  const { id, reactions } = useFragment(
    graphql`
      fragment MessageReactions_message on Message @throwOnFieldError {
        id
        reactions {
          emoji
          count
          palettes
        }
      }
    `,
    props.message,
  )
  const intl = useIntl()
  const react = useReact()
  if (reactions.length === 0) return null
  return (
    <div
      className={row({ isOwn })}
      role="group"
      aria-label={intl.formatMessage({ id: 'chat.reactions.label' })}
    >
      {reactions.map(({ emoji, count, palettes }) => {
        const isOn = own.includes(emoji)
        const name =
          emoji === penlight ? intl.formatMessage({ id: 'chat.reactions.penlight' }) : emoji
        return (
          <button
            key={emoji}
            type="button"
            tabIndex={-1}
            className={chip({ isOn })}
            aria-pressed={isOn}
            aria-label={intl.formatMessage({ id: 'chat.reactions.count' }, { name, count })}
            onClick={() => react({ messageId: id, emoji, isOn: !isOn })}
          >
            {emoji === penlight ? (
              <span className={lights}>
                {palettes.map((palette) => (
                  <span key={palette} className={light} data-palette={palette || undefined}>
                    <Icon name="penlight" size={16} />
                  </span>
                ))}
              </span>
            ) : (
              <span className={face} aria-hidden>
                {emoji}
              </span>
            )}
            <Changing of={count}>{intl.formatNumber(count)}</Changing>
          </button>
        )
      })}
    </div>
  )
}
