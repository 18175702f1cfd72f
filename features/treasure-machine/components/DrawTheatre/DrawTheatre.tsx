import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { theatreMachine } from '../../machines/theatreMachine.ts'
import { DrawTheatreStates } from './DrawTheatreStates.tsx'
import type { DrawTheatre_draw$key } from './__generated__/DrawTheatre_draw.graphql.ts'

type DrawTheatreProps = {
  draw: DrawTheatre_draw$key
  palette?: string
  onClosed: () => void
  onAgain?: () => void
}

/** Shows what came of a draw, from the dark to the echo. */
export default function DrawTheatre({ palette, onClosed, onAgain, ...props }: DrawTheatreProps) {
  const draw = useFragment(
    graphql`
      fragment DrawTheatre_draw on TreasureDraw @throwOnFieldError {
        picks {
          slot
        }
        ...DrawTheatreStates_draw
      }
    `,
    props.draw,
  )
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const actor = useActorRef(theatreMachine, { input: { count: draw.picks.length, isStill } })
  return (
    <DrawTheatreStates
      actor={actor}
      draw={draw}
      palette={palette}
      onClosed={onClosed}
      onAgain={onAgain}
    />
  )
}
