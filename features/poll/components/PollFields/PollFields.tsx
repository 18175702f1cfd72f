import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Select } from '#design-system/select/Select.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { choiceMaxLength, fewestChoices, mostChoices } from '#rules/poll.ts'
import { PollDuration } from '#schema/enums.generated.ts'
import { problemsOf, type PollDraft } from '../../drafts/pollDraft.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { add, fields, head } from './PollFields.css.ts'

/** Why the gateway did not take it, in words, and of which choice as it was sent; of none where it is the whole. */
export type PollRefusal = { choice: string | undefined; words: string }

type PollFieldsProps = {
  poll: PollDraft
  onChange: (poll: PollDraft) => void
  /** Nothing is to be asked after all. */
  onDiscard: () => void
  /** It was begun just now: typing goes on in its first field. */
  isBegun?: boolean
  /** It was to be sent: what is wrong is said, wherever that is. */
  isAsked?: boolean
  refusal?: PollRefusal | undefined
}

/** What a post asks, as it is written: two to four choices, and how long they are open. */
export function PollFields({
  poll,
  onChange,
  onDiscard,
  isBegun = false,
  isAsked = false,
  refusal,
}: PollFieldsProps) {
  const intl = useIntl()
  const [left, setLeft] = useState<readonly number[]>([])
  const { choices, duration } = poll
  const problems = problemsOf(poll)
  // Where a choice was taken out, its button is gone: the keyboard goes on from one that is there.
  const [removals, setRemovals] = useState(0)
  const [addedAt, setAddedAt] = useState<number>()
  const adding = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removals > 0) adding.current?.focus()
  }, [removals])
  const problemOf = (at: number) => {
    const code = problems[at]
    // What is too long can only get longer: that is said at once.
    if (code && (isAsked || left.includes(at) || code === 'TOO_LONG'))
      return intl.formatMessage({ id: `errors.PollError.${code}` }, { maxLength: choiceMaxLength })
    // Gone once it is written otherwise, and with it where another takes its place.
    return refusal?.choice === choices[at] ? refusal?.words : undefined
  }
  const change = (next: readonly string[]) => onChange({ ...poll, choices: next })
  return (
    <fieldset className={fields} aria-label={intl.formatMessage({ id: 'poll.title' })}>
      <div className={head}>
        <Text as="span" size="small" weight="bold">
          <FormattedMessage id="poll.title" />
        </Text>
        <Button emphasis="quiet" tone="neutral" size="small" onClick={onDiscard}>
          <FormattedMessage id="poll.fields.discard" />
        </Button>
      </div>
      {choices.map((choice, at) => (
        <ChoiceField
          // A choice has no other name than its place.
          key={at}
          number={at + 1}
          choice={choice}
          onChange={(next) => change(choices.with(at, next))}
          onBlur={() => setLeft((before) => (choice === '' ? before : [...before, at]))}
          problem={problemOf(at)}
          isFocused={at === (addedAt ?? (isBegun ? 0 : undefined))}
          onRemove={
            choices.length > fewestChoices
              ? () => {
                  change(choices.toSpliced(at, 1))
                  setLeft([])
                  setRemovals(removals + 1)
                }
              : undefined
          }
        />
      ))}
      {choices.length < mostChoices && (
        <span className={add}>
          <Button
            ref={adding}
            icon="plus"
            emphasis="quiet"
            tone="neutral"
            size="small"
            onClick={() => {
              setAddedAt(choices.length)
              change([...choices, ''])
            }}
          >
            <FormattedMessage id="poll.fields.add" />
          </Button>
        </span>
      )}
      <Select
        label={intl.formatMessage({ id: 'poll.fields.duration' })}
        options={PollDuration.map((value) => ({
          value,
          label: intl.formatMessage({ id: `poll.fields.duration.${value}` }),
        }))}
        value={duration}
        onChange={(next) => onChange({ ...poll, duration: next })}
        error={refusal && refusal.choice === undefined ? refusal.words : undefined}
      />
      <Text size="caption" tone="muted">
        <FormattedMessage id="poll.fields.rules" />
      </Text>
    </fieldset>
  )
}
