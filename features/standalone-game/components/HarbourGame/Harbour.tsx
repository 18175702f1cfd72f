import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { Heading } from '#design-system/heading/Heading.tsx'
import { arrive, make, mayMove, type Move } from '#rules/games/harbour/harbour.ts'
import { readTown, writeTown } from '#rules/games/harbour/save.ts'
import { bustleOf, rankOf } from '#rules/games/harbour/strength.ts'
import { harbourTables as tables, kinds } from '#rules/games/harbour/tables.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { hintOf, nextBackAt } from '../../hintOf.ts'
import type { SavedTown } from '../../keptTown.ts'
import type { harbourSaveMachine } from '../../machines/harbourSaveMachine.ts'
import { ChooseTown } from '../ChooseTown/ChooseTown.tsx'
import { Orders } from '../Orders/Orders.tsx'
import { PlotPanel } from '../PlotPanel/PlotPanel.tsx'
import { SaveLine, type SavePlace } from '../SaveLine/SaveLine.tsx'
import { TownFigures } from '../TownFigures/TownFigures.tsx'
import { TownScene } from '../TownScene/TownScene.tsx'
import { useHarbourWords } from '../useHarbourWords.ts'
import { VisitorCard } from '../VisitorCard/VisitorCard.tsx'
import { hint as hintClass, layout, side } from './Harbour.css.ts'
import { useNow } from './useNow.ts'

type HarbourProps = {
  actor: ActorRefFrom<typeof harbourSaveMachine>
  findVersions: () => Promise<SavedTown[]>
}

/** Harbour town as it is played, and as it is put away. Its time is the device's. */
export function Harbour({ actor, findVersions }: HarbourProps) {
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { rankName } = useHarbourWords()
  const tokyo = useTokyoTime()
  const now = useNow()
  const [chosen, setChosen] = useState<number | null>(null)
  const kept = useMemo(() => readTown(context.text).town, [context.text])
  const town = useMemo(() => kept && arrive(kept, now, tables), [kept, now])
  if (context.other && value === 'choosing')
    return (
      <ChooseTown
        text={context.text}
        other={context.other}
        onChoose={(chosenSide) => {
          setChosen(null)
          actor.send({ type: 'side.chosen', side: chosenSide })
        }}
      />
    )
  // What can't be read was never let in.
  if (!town) return null
  const move = (next: Move) => {
    actor.send({ type: 'town.changed', text: writeTown(make(town, next, tables)) })
    if (next.type === 'build' || next.type === 'clear') setChosen(null)
  }
  const back = nextBackAt(town)
  const isInviting = town.plots.some(
    (building, plot) =>
      !building && kinds.some((kind) => mayMove(town, { type: 'build', plot, kind }, tables)),
  )
  return (
    <div className={layout}>
      <div className={side}>
        <Heading level={1} tabIndex={-1}>
          {rankName(rankOf(bustleOf(town, tables), tables))}
        </Heading>
        <TownFigures town={town} />
        <TownScene
          town={town}
          chosen={chosen}
          isInviting={isInviting}
          onChoose={(plot) => setChosen(plot === chosen ? null : plot)}
          onCollect={(berth) => move({ type: 'collect', berth })}
        />
      </div>
      <div className={side}>
        <p className={hintClass} role="status">
          <FormattedMessage
            id="harbour.hint"
            values={{
              hint: hintOf(town),
              time: back === null ? '' : tokyo.recent(new Date(back * 1000).toISOString()),
            }}
          />
        </p>
        {chosen === null ? (
          <>
            {town.isAsked && (
              <VisitorCard town={town} onTake={(gift) => move({ type: 'choose', gift })} />
            )}
            <Orders town={town} onSend={(order) => move({ type: 'send', order })} />
          </>
        ) : (
          <PlotPanel
            key={chosen}
            town={town}
            plot={chosen}
            onMove={move}
            onClose={() => setChosen(null)}
          />
        )}
        <SaveLine
          place={value as SavePlace}
          text={context.text}
          savedAt={context.savedAt}
          problem={context.problem}
          findVersions={findVersions}
          onOffer={(other) => actor.send({ type: 'other.offered', other })}
        />
      </div>
    </div>
  )
}
