import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { mayMove, priceOf, raisePrice, type Move } from '#rules/games/harbour/harbour.ts'
import { bustleOf, isAtHome, strengthAt } from '#rules/games/harbour/strength.ts'
import { harbourTables as tables, kinds, type Kind } from '#rules/games/harbour/tables.ts'
import type { Town } from '#rules/games/harbour/town.ts'
import { Building } from '../Building/Building.tsx'
import { Shell } from '../Shell.tsx'
import { useHarbourWords } from '../useHarbourWords.ts'
import {
  choice,
  choices,
  gain as gainClass,
  head,
  name,
  picture,
  portrait,
} from './PlotPanel.css.ts'

type PlotPanelProps = {
  town: Town
  plot: number
  onMove: (move: Move) => void
  onClose: () => void
}

/** Who helps a kind as a neighbour, and who hinders it. */
const neighboursOf = (kind: Kind) => ({
  friends: kinds.filter((other) => tables.pairs[kind - 1]![other - 1]! > 1),
  foes: kinds.filter((other) => tables.pairs[kind - 1]![other - 1]! < 0),
})

/** What a town's bustle would be with a building where it could stand, whatever it costs. */
function gainOf(town: Town, plot: number, kind: Kind): number {
  const plots = town.plots.map((building, at) => (at === plot ? { kind, level: 1 } : building))
  return bustleOf({ ...town, plots }, tables) - bustleOf(town, tables)
}

/** A plot that is looked at: what could stand there, or what does. */
export function PlotPanel({ town, plot, onMove, onClose }: PlotPanelProps) {
  const intl = useIntl()
  const { kindName, kindNames } = useHarbourWords()
  const [isClearing, setIsClearing] = useState(false)
  const building = town.plots[plot]
  const close = (
    <Button emphasis="quiet" tone="neutral" onClick={onClose}>
      <FormattedMessage id="harbour.plot.close" />
    </Button>
  )
  if (!building)
    return (
      <Stack as="section" gap={3}>
        <Heading level={2} tabIndex={-1}>
          <FormattedMessage id="harbour.build" />
        </Heading>
        <ul className={choices}>
          {kinds.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className={choice}
                disabled={!mayMove(town, { type: 'build', plot, kind }, tables)}
                onClick={() => onMove({ type: 'build', plot, kind })}
              >
                <span className={picture}>
                  <Building kind={kind} />
                </span>
                <span>
                  <span className={name}>{kindName(kind)}</span>
                  <span className={gainClass}>
                    <FormattedMessage
                      id="harbour.build.gain"
                      values={{
                        gain: intl.formatNumber(gainOf(town, plot, kind), {
                          signDisplay: 'always',
                        }),
                      }}
                    />
                  </span>
                  <span className={gainClass}>
                    <Shell />{' '}
                    <FormattedMessage
                      id="harbour.price"
                      values={{ price: priceOf(town, kind, tables) }}
                    />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Text size="small" tone="muted">
          <FormattedMessage id="harbour.build.how" />
        </Text>
        {close}
      </Stack>
    )
  const { kind, level } = building
  const { friends, foes } = neighboursOf(kind)
  const price = raisePrice(town, tables)
  return (
    <Stack as="section" gap={3}>
      <div className={head}>
        <span className={portrait}>
          <Building {...building} isAtHome={isAtHome(town, plot, tables)} />
        </span>
        <div>
          <Heading level={2} tabIndex={-1}>
            <FormattedMessage id="harbour.level" values={{ building: kindName(kind), level }} />
          </Heading>
          <Text size="small">
            <FormattedMessage
              id="harbour.strength"
              values={{
                strength: strengthAt(town, plot, tables),
                isAtHome: String(isAtHome(town, plot, tables)),
              }}
            />
          </Text>
        </div>
      </div>
      <Text size="small" tone="muted">
        <FormattedMessage
          id="harbour.friends"
          values={{ friends: kindNames(friends), foes: kindNames(foes), count: foes.length }}
        />
      </Text>
      {level < tables.levels && (
        <Button
          isFullWidth
          disabled={!mayMove(town, { type: 'raise', plot }, tables)}
          onClick={() => onMove({ type: 'raise', plot })}
        >
          <FormattedMessage id="harbour.raise" values={{ price }} />
        </Button>
      )}
      {isClearing && (
        <Text size="small">
          <FormattedMessage id="harbour.clear.really" />
        </Text>
      )}
      <Button
        emphasis={isClearing ? 'outline' : 'quiet'}
        tone="danger"
        onClick={() => (isClearing ? onMove({ type: 'clear', plot }) : setIsClearing(true))}
      >
        <FormattedMessage id="harbour.clear" />
      </Button>
      {close}
    </Stack>
  )
}
