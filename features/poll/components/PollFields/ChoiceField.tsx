import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { choiceMaxLength, cleanChoice } from '#rules/poll.ts'
import { countCharacters } from '#rules/text.ts'
import { choice as frame, left as counter, remove } from './PollFields.css.ts'

type ChoiceFieldProps = {
  number: number
  choice: string
  onChange: (choice: string) => void
  onBlur: () => void
  problem: string | undefined
  isFocused: boolean
  /** Undefined where no fewer are enough. */
  onRemove: (() => void) | undefined
}

/** One choice, with how much of it may still be typed. */
export function ChoiceField({
  number,
  choice,
  onChange,
  onBlur,
  problem,
  isFocused,
  onRemove,
}: ChoiceFieldProps) {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'poll.fields.choice' }, { number })
  const left = choiceMaxLength - countCharacters(cleanChoice(choice))
  return (
    <div className={frame}>
      <TextField
        label={label}
        isLabelHidden
        placeholder={label}
        value={choice}
        onChange={onChange}
        onBlur={onBlur}
        error={problem}
        autoFocus={isFocused}
        autoComplete="off"
      />
      {onRemove && (
        <span className={remove}>
          <IconButton
            icon="close"
            label={intl.formatMessage({ id: 'poll.fields.remove' }, { number })}
            onClick={onRemove}
          />
        </span>
      )}
      {!problem && (
        <span className={counter}>
          <Text key={choice === '' ? 'most' : left} as="span" size="caption" tone="muted" tabular>
            {choice === '' ? (
              <FormattedMessage id="poll.fields.most" values={{ most: choiceMaxLength }} />
            ) : (
              <FormattedMessage id="poll.fields.left" values={{ count: left }} />
            )}
          </Text>
        </span>
      )}
    </div>
  )
}
