import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import type { greenhouseMachine } from '../../machines/greenhouseMachine.ts'
import { Lesson } from './Lesson.tsx'
import { Over } from './Over.tsx'
import { Playing } from './Playing.tsx'
import { useEntrance } from './useEntrance.ts'
import { useTold } from './useTold.ts'

type GreenhouseProps = {
  actor: ActorRefFrom<typeof greenhouseMachine>
  title: ReactNode
  /** What becomes of a score that counts. */
  saving?: ReactNode
  /** Milliseconds since the play began. */
  tick: () => number
  onPractice: () => void
}

/** Greenhouse in whatever state it is. Focus goes on with the states, and what happens is also said. */
export function Greenhouse({ actor, title, saving, tick, onPractice }: GreenhouseProps) {
  const snapshot = useSelector(actor, (current) => current)
  const { value, context } = snapshot
  const { house, dealt, isCounted } = context
  const isLesson = value === 'trying' || value === 'learned'
  const entrance = useEntrance(isLesson ? `lesson ${context.lesson}` : value)
  const told = useTold(snapshot)
  const choose = (cell: number) => actor.send({ type: 'cell.chosen', cell, tick: tick() })
  const leave = () => actor.send({ type: 'play.left' })
  return (
    <div ref={entrance}>
      {value === 'title' && title}
      {value === 'playing' && (
        <Playing {...{ house, dealt, isCounted }} onChoose={choose} onLeave={leave} />
      )}
      {value === 'over' && (
        <Over house={house} onPractice={onPractice} onLeave={leave}>
          {isCounted && saving}
        </Over>
      )}
      {isLesson && (
        <Lesson
          number={context.lesson}
          house={house}
          isLearned={value === 'learned'}
          onChoose={choose}
          onNext={() => actor.send({ type: 'lesson.read' })}
          onLeave={() => actor.send({ type: 'lessons.left' })}
        />
      )}
      <VisuallyHidden>
        {/* It stands before anything is said, or the first words would not be read. */}
        <span role="status">{told}</span>
      </VisuallyHidden>
    </div>
  )
}
