import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { Greenhouse } from '#rules/games/greenhouse/greenhouse.ts'
import { lessons } from '../../machines/lessons.ts'
import { Garden } from '../Garden/Garden.tsx'
import { actions, stage } from './Greenhouse.css.ts'

type LessonProps = {
  /** From 0. */
  number: number
  house: Greenhouse
  isLearned: boolean
  onChoose: (cell: number) => void
  onNext: () => void
  onLeave: () => void
}

/** One thing to try, in a greenhouse of its own. */
export function Lesson({ number, house, isLearned, onChoose, onNext, onLeave }: LessonProps) {
  const { name, at } = lessons[number]!
  return (
    <div className={stage}>
      <Heading level={1} size="medium" tabIndex={-1}>
        <FormattedMessage
          id="greenhouse.lesson"
          values={{ number: number + 1, all: lessons.length }}
        />
      </Heading>
      <Text>
        <FormattedMessage
          id={isLearned ? `greenhouse.lesson.${name}.done` : `greenhouse.lesson.${name}`}
          values={{ points: house.score }}
        />
      </Text>
      <Garden
        house={isLearned ? { ...house, turn: house.turn - 1 } : house}
        only={at}
        onChoose={onChoose}
      />
      <div className={actions}>
        {isLearned && (
          <Button size="large" isFullWidth onClick={onNext}>
            <FormattedMessage
              id={number + 1 < lessons.length ? 'greenhouse.lesson.next' : 'greenhouse.lesson.last'}
            />
          </Button>
        )}
        <Button emphasis="quiet" isFullWidth onClick={onLeave}>
          <FormattedMessage id="greenhouse.lesson.leave" />
        </Button>
      </div>
    </div>
  )
}
