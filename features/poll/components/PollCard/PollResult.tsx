import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { bar, fill, line, list, own, row, share, words } from './PollCard.css.ts'

type PollResultProps = {
  choices: readonly {
    readonly ordinal: number
    readonly text: string
    readonly isViewers: boolean
    readonly voteCount: number | null | undefined
    readonly percentage: number | null | undefined
  }[]
  /** It stands where the fan has just voted: they go on from here. */
  isFocused: boolean
}

/** How a poll stands: each choice with its share, those in the lead, and the viewer’s own. */
export function PollResult({ choices, isFocused }: PollResultProps) {
  const intl = useIntl()
  const result = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isFocused) result.current?.focus()
  }, [isFocused])
  const most = Math.max(...choices.map(({ voteCount }) => voteCount ?? 0), 1)
  return (
    <ul
      ref={result}
      tabIndex={-1}
      className={list}
      aria-label={intl.formatMessage({ id: 'poll.result' })}
    >
      {choices.map(({ ordinal, text, isViewers, voteCount, percentage }) => {
        const isLeading = voteCount === most
        return (
          <li key={ordinal} className={row}>
            <span className={line}>
              <span className={words}>
                <Text as="span" weight={isLeading ? 'bold' : 'regular'}>
                  {text}
                </Text>
                {isViewers && (
                  <span className={own}>
                    <Icon name="check" size={16} />
                    <FormattedMessage id="poll.own" />
                  </span>
                )}
                {isLeading && (
                  <VisuallyHidden>
                    <FormattedMessage id="poll.leading" />
                  </VisuallyHidden>
                )}
              </span>
              <span className={share}>
                <Text as="span" weight={isLeading ? 'bold' : 'regular'} tabular>
                  <FormattedMessage id="poll.percentage" values={{ percentage: percentage ?? 0 }} />
                </Text>
              </span>
            </span>
            <span className={bar} aria-hidden>
              <span className={fill({ isLeading })} style={{ inlineSize: `${percentage ?? 0}%` }} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
