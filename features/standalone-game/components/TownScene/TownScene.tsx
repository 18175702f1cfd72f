import { FormattedMessage, useIntl } from 'react-intl'
import { bustleOf, isAtHome, rankOf, strengthAt } from '#rules/games/harbour/strength.ts'
import { harbourTables as tables } from '#rules/games/harbour/tables.ts'
import type { Town } from '#rules/games/harbour/town.ts'
import { Building, Flags } from '../Building/Building.tsx'
import { ofPlaces } from '../ofPlaces.ts'
import { useHarbourWords } from '../useHarbourWords.ts'
import { Backdrop } from './Backdrop.tsx'
import { Boat } from './Boat.tsx'
import {
  afloat,
  berth as berthClass,
  built,
  flags,
  ground,
  plot as plotClass,
  plots,
  quay,
  scene,
  tag,
} from './TownScene.css.ts'

type TownSceneProps = {
  town: Town
  /** The plot that is looked at. */
  chosen: number | null
  /** A building can be paid for: empty plots invite one. */
  isInviting: boolean
  onChoose: (plot: number) => void
  onCollect: (berth: number) => void
}

/** The town over its harbour: plots to build on, and boats that come and go. */
export function TownScene({ town, chosen, isInviting, onChoose, onCollect }: TownSceneProps) {
  const intl = useIntl()
  const { kindName, span } = useHarbourWords()
  const place = (plot: number) => ({
    row: Math.trunc(plot / tables.columns) + 1,
    column: (plot % tables.columns) + 1,
  })
  return (
    <div className={scene}>
      <Backdrop rank={rankOf(bustleOf(town, tables), tables)} />
      <div className={plots} role="group" aria-label={intl.formatMessage({ id: 'harbour.plots' })}>
        {ofPlaces(town.plots).map(({ at: plot, it: building }) => (
          <button
            key={plot}
            type="button"
            className={plotClass({ isChosen: chosen === plot })}
            aria-pressed={chosen === plot}
            aria-label={
              building
                ? intl.formatMessage(
                    { id: 'harbour.plot.built' },
                    {
                      ...place(plot),
                      building: kindName(building.kind),
                      level: building.level,
                      strength: strengthAt(town, plot, tables),
                      isAtHome: String(isAtHome(town, plot, tables)),
                    },
                  )
                : intl.formatMessage({ id: 'harbour.plot.empty' }, place(plot))
            }
            onClick={() => onChoose(plot)}
          >
            {building ? (
              <>
                <span key={`${building.kind} ${building.level}`} className={built}>
                  <Building {...building} isAtHome={isAtHome(town, plot, tables)} />
                  <span className={flags}>
                    <Flags level={building.level} />
                  </span>
                </span>
              </>
            ) : (
              <span aria-hidden className={ground({ isInvited: isInviting })}>
                {isInviting && '+'}
              </span>
            )}
          </button>
        ))}
      </div>
      <div className={quay}>
        {ofPlaces(town.berths).map(({ at: berth, it: voyage }) => {
          const left = voyage ? voyage.backAt - town.at : 0
          if (voyage && left <= 0)
            return (
              <button
                key={berth}
                type="button"
                className={berthClass}
                aria-label={intl.formatMessage(
                  { id: 'harbour.collect' },
                  { number: berth + 1, pay: voyage.pay },
                )}
                onClick={() => onCollect(berth)}
              >
                <span className={afloat({ state: 'home' })}>
                  <Boat state="home" />
                </span>
                <span className={tag({ state: 'home' })}>
                  <FormattedMessage id="harbour.pay" values={{ pay: voyage.pay }} />
                </span>
              </button>
            )
          const state = voyage ? 'out' : 'idle'
          return (
            <div key={berth} className={berthClass}>
              <span className={afloat({ state })}>
                <Boat state={state} />
              </span>
              <span className={tag({ state })}>
                {voyage ? (
                  <FormattedMessage id="harbour.berth.out" values={{ time: span(left) }} />
                ) : (
                  <FormattedMessage id="harbour.berth.idle" />
                )}
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
