import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { send } from './PollCard.css.ts'

type PollBallotProps = {
  choices: readonly { readonly ordinal: number; readonly text: string }[]
  isVoting: boolean
  onVote: (ordinal: number) => void
}

/** Where a choice is made, and then sent: a vote is for good, so that no slip of a finger casts one. */
export function PollBallot({ choices, isVoting, onVote }: PollBallotProps) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <RadioCards
        label={intl.formatMessage({ id: 'poll.choose' })}
        isLabelHidden
        value={chosen}
        onChange={setChosen}
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
          onClick={() => onVote(Number(chosen))}
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
