import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { send } from './PollCard.css.ts'

type PollBallotProps = {
  choices: readonly { readonly ordinal: number; readonly text: string }[]
  /** The ordinal of what is chosen, and not sent yet. */
  chosen: number | undefined
  onChoose: (ordinal: number) => void
  isVoting: boolean
  onVote: (ordinal: number) => void
}

/** Where a choice is made, and then sent: a vote is for good, so that no slip of a finger casts one. */
export function PollBallot({ choices, chosen, onChoose, isVoting, onVote }: PollBallotProps) {
  const intl = useIntl()
  return (
    <>
      <RadioCards
        label={intl.formatMessage({ id: 'poll.choose' })}
        isLabelHidden
        value={chosen === undefined ? undefined : String(chosen)}
        onChange={(ordinal) => onChoose(Number(ordinal))}
        options={choices.map(({ ordinal, text }) => ({
          value: String(ordinal),
          label: text,
          disabled: isVoting,
        }))}
      />
      <div className={send}>
        <Button
          emphasis="soft"
          disabled={chosen === undefined}
          isBusy={isVoting}
          busyLabel={intl.formatMessage({ id: 'poll.sending' })}
          onClick={() => chosen !== undefined && onVote(chosen)}
        >
          <FormattedMessage id="poll.send" />
        </Button>
        <Text as="span" size="caption" tone="muted">
          <FormattedMessage id="poll.once" />
        </Text>
      </div>
    </>
  )
}
