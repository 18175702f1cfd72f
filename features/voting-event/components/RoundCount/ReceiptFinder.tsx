import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { readReceipt, spellReceipt } from '#rules/voteReceipt.ts'
import type { LoggedVote } from '#rules/votingLog.ts'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Text } from '#design-system/text/Text.tsx'

type ReceiptFinderProps = {
  votes: ReadonlyMap<string, LoggedVote>
  /** The candidates' names by their ids. */
  names: ReadonlyMap<string, string>
  /** The viewer's own receipt: looked for first. */
  own: string | undefined
}

/** Finds a vote in a log by its receipt, and says how it stands there. */
export function ReceiptFinder({ votes, names, own }: ReceiptFinderProps) {
  const intl = useIntl()
  const [typed, setTyped] = useState(own === undefined ? '' : spellReceipt(own))
  const receipt = readReceipt(typed)
  const vote = receipt === null ? undefined : votes.get(receipt)
  return (
    <>
      <TextField
        label={intl.formatMessage({ id: 'voting.find' })}
        description={intl.formatMessage({ id: 'voting.find.how' })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
      />
      {receipt !== null && (
        <div role="status">
          <Text weight="bold" tone={vote ? 'accent' : 'danger'}>
            {vote ? (
              <FormattedMessage
                id={vote.isSetAside ? 'voting.find.setAside' : 'voting.find.found'}
                values={{ name: names.get(vote.candidateId) }}
              />
            ) : (
              <FormattedMessage id="voting.find.none" />
            )}
          </Text>
        </div>
      )}
    </>
  )
}
