import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/voting-event.ts'
import { Button } from '#design-system/button/Button.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { isPaletteName } from '#design-system/theme/theme.ts'
import { ErrorWords } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import type { Ballot_event$key } from './__generated__/Ballot_event.graphql.ts'
import { ballot, picture, sending } from './Ballot.css.ts'
import { useCastVote } from './useCastVote.ts'

const few = 6

type BallotProps = {
  event: Ballot_event$key
  /** Null for a guest. */
  voterId: string | null
  /** The receipt that came is not what it must be. */
  onForged: () => void
}

/** Whom to vote for: a candidate is chosen, and then the vote is cast by a button that says for whom. */
export function Ballot({ voterId, onForged, ...props }: BallotProps) {
  const event = useFragment(
    graphql`
      fragment Ballot_event on VotingEvent @throwOnFieldError {
        identifier
        candidates {
          id
          name
          description
          picture {
            ...Image_image
          }
          talent {
            palette
          }
        }
        ...useCastVote_event
      }
    `,
    props.event,
  )
  const { candidates, identifier } = event
  const intl = useIntl()
  const [chosenId, setChosenId] = useState<string>()
  const { cast, isCasting, error, retry } = useCastVote({ event, voterId, onForged })
  const chosen = candidates.find(({ id }) => id === chosenId)
  // A few are large; many are looked through like a list.
  const layout = candidates.length > few ? 'list' : 'cards'
  return (
    <section className={ballot}>
      <RadioCards
        label={intl.formatMessage({ id: 'voting.choose' })}
        layout={layout}
        value={chosenId}
        onChange={setChosenId}
        options={candidates.map(({ id, name, description, picture: image, talent }) => ({
          value: id,
          label: name,
          description,
          palette: paletteOf(talent?.palette),
          picture: (
            <span className={picture[layout]}>
              <Image image={image} ratio={16 / 10} isDecorative />
            </span>
          ),
        }))}
      />
      {error && (
        <ErrorWords
          error={error}
          onRetry={retry}
          ways={{
            VoteLoggedInUserLimitVoted: {
              label: intl.formatMessage({ id: 'voting.toResult' }),
              href: paths.result({ identifier }),
            },
          }}
        />
      )}
      <div className={sending}>
        <Button
          size="large"
          icon="penlight"
          isFullWidth
          disabled={!chosen}
          isBusy={isCasting}
          busyLabel={intl.formatMessage({ id: 'voting.casting' })}
          onClick={() => chosen && cast(chosen.id)}
        >
          {chosen ? (
            <FormattedMessage id="voting.cast" values={{ name: chosen.name }} />
          ) : (
            <FormattedMessage id="voting.cast.choose" />
          )}
        </Button>
      </div>
    </section>
  )
}

function paletteOf(name: string | undefined) {
  return name !== undefined && isPaletteName(name) ? name : undefined
}
