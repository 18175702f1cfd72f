import { FormattedMessage } from 'react-intl'
import { dot, dots, line, place, who, words } from './TypingLine.css.ts'

/**
 * Who is writing, over the composer. Nobody is told aloud: it comes and goes by the second, and what is written then is
 * read out as it comes.
 */
export function TypingLine({ names }: { names: readonly string[] }) {
  const [name] = names
  if (name === undefined) return null
  return (
    <div className={place}>
      <div className={line}>
        <span className={dots} aria-hidden>
          <span className={dot} />
          <span className={dot} />
          <span className={dot} />
        </span>
        <span key={names.length === 1 ? name : names.length} className={words}>
          {names.length === 1 ? (
            <FormattedMessage
              id="chat.typing.one"
              values={{ name: <bdi className={who}>{name}</bdi> }}
            />
          ) : (
            <FormattedMessage id="chat.typing.some" values={{ count: names.length }} />
          )}
        </span>
      </div>
    </div>
  )
}
