import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { Theatre } from '#design-system/theatre/Theatre.tsx'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { theatreMachine } from '../../machines/theatreMachine.ts'
import { SoundSwitch } from './SoundSwitch.tsx'
import { TheatreActions } from './TheatreActions.tsx'
import { TheatreTitle } from './TheatreTitle.tsx'
import { useCards } from './useCards.tsx'
import type { DrawTheatreStates_draw$key } from './__generated__/DrawTheatreStates_draw.graphql.ts'
import type { DrawTheatreStatesMutation } from './__generated__/DrawTheatreStatesMutation.graphql.ts'

type DrawTheatreStatesProps = {
  actor: ActorRefFrom<typeof theatreMachine>
  draw: DrawTheatreStates_draw$key
  palette?: string
  onClosed: () => void
  onAgain?: () => void
}

/** How far the show has come, as the machine says. */
export function DrawTheatreStates(props: DrawTheatreStatesProps) {
  const { actor, palette, onClosed, onAgain } = props
  const draw = useFragment(
    graphql`
      fragment DrawTheatreStates_draw on TreasureDraw @throwOnFieldError {
        id
        picks {
          prize {
            kind
            rank
            talent {
              palette
            }
          }
        }
        ...TheatreTitle_draw
        ...useCards_draw
      }
    `,
    props.draw,
  )
  const intl = useIntl()
  const state = useSelector(actor, (snapshot) => snapshot)
  const turn = useCallback((index: number) => actor.send({ type: 'card.turned', index }), [actor])
  const cards = useCards(draw, state.context.turned)
  const { submit: see } = useSubmission<DrawTheatreStatesMutation>({
    mutation: graphql`
      mutation DrawTheatreStatesMutation($input: SeeTreasureDrawInput!) {
        seeTreasureDraw(input: $input) {
          ... on SeeTreasureDrawSuccess @alias(as: "success") {
            draw {
              isSeen
              machine {
                viewerUnseenDraw {
                  id
                  evidence {
                    receipt
                    signature
                    publicKey
                  }
                  ...DrawTheatre_draw
                }
              }
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { drawId: draw.id } }),
    isRepeatable: true,
    isKeptAlive: true,
  })
  const best = draw.picks.find(({ prize }) => prize.rank === 'S' && prize.kind !== 'BLANK')
  const close = () => {
    see()
    onClosed()
  }
  return (
    <Theatre
      label={intl.formatMessage({ id: 'treasure.theatre.label' })}
      phase={phaseOf(state)}
      cards={cards}
      onTurn={turn}
      // Until all is turned the hall is the machine's own: its colour hints at nothing.
      palette={state.matches('echoing') ? (best?.prize.talent?.palette ?? palette) : palette}
      hasConfetti={best !== undefined}
      title={state.matches('echoing') ? <TheatreTitle draw={draw} /> : null}
      aside={<SoundSwitch actor={actor} />}
      footer={
        <TheatreActions
          isSkippable={state.hasTag('skippable')}
          turnable={state.matches('revealing') ? cards.length : 0}
          onSkip={() => actor.send({ type: 'show.skipped' })}
          onTurnAll={() => actor.send({ type: 'all.turned' })}
          onClose={close}
          onAgain={
            onAgain &&
            (() => {
              see()
              onAgain()
            })
          }
        />
      }
      onEscape={() => (state.hasTag('skippable') ? actor.send({ type: 'show.skipped' }) : close())}
    />
  )
}

function phaseOf(state: SnapshotFrom<typeof theatreMachine>) {
  if (state.matches('anticipating')) return 'anticipation'
  if (state.matches('revealing') || state.matches('cascading')) return 'reveal'
  return state.matches('echoing') ? 'echo' : 'dark'
}
