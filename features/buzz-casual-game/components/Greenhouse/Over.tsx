import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { nearlyReached, type Greenhouse } from '#rules/games/greenhouse/greenhouse.ts'
import { Garden } from '../Garden/Garden.tsx'
import { Plant } from '../Plant/Plant.tsx'
import { usePlantName } from '../Plant/usePlantName.ts'
import { plants } from '../Plant/shapes.ts'
import { actions, best, result, stage } from './Greenhouse.css.ts'

type OverProps = {
  house: Greenhouse
  /** What becomes of the score, where it counts. */
  children?: ReactNode
  onPractice: () => void
  onLeave: () => void
}

/** How a play ended, and what was nearly reached. */
export function Over({ house, children, onPractice, onLeave }: OverProps) {
  const nameOf = usePlantName()
  const nearly = nearlyReached(house)
  const isNearly = nearly !== null && nearly.level > house.best && nearly.level <= plants.length
  return (
    <div className={stage}>
      <div className={result}>
        <span className={best}>
          <Plant kind={house.best || 1} />
        </span>
        <Heading level={1} size="medium" tabIndex={-1}>
          <FormattedMessage
            id="greenhouse.over"
            values={{ best: house.best, plant: nameOf(house.best) }}
          />
        </Heading>
        <Heading level={2}>
          <FormattedMessage
            id="greenhouse.points"
            values={{ points: <FormattedNumber value={house.score} /> }}
          />
        </Heading>
        {isNearly && (
          <Text>
            <FormattedMessage
              id="greenhouse.nearly"
              values={{
                plant: nameOf(nearly.level),
                grown: nameOf(nearly.level - 1),
                missing: nearly.missing,
              }}
            />
          </Text>
        )}
      </div>
      {children}
      <Garden house={house} isAtRest onChoose={() => undefined} />
      <div className={actions}>
        <Button emphasis="soft" isFullWidth onClick={onPractice}>
          <FormattedMessage id="greenhouse.practise" />
        </Button>
        <Button emphasis="quiet" isFullWidth onClick={onLeave}>
          <FormattedMessage id="greenhouse.toTitle" />
        </Button>
      </div>
    </div>
  )
}
