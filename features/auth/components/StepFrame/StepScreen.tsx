import type { ReactNode } from 'react'
import { ScreenPart } from '#features/errors/index.ts'
import { StepFrame } from './StepFrame.tsx'
import { StepSkeleton } from './StepSkeleton.tsx'

type StepScreenProps = {
  /** What the page asks for, before anything is known. */
  heading: string
  isWide?: boolean
  /** The form's layout without data; fields and a button unless told. */
  skeleton?: ReactNode
  /** Reads the screen's query, and brings the frame of its own. */
  children: ReactNode
}

/** A screen of one form, from before its data is there: its skeleton, and what went wrong, stand in the step's frame. */
export function StepScreen({ heading, isWide, skeleton, children }: StepScreenProps) {
  return (
    <ScreenPart
      skeleton={skeleton ?? <StepSkeleton />}
      renderFrame={(face) => (
        <StepFrame heading={heading} isWide={isWide}>
          {face}
        </StepFrame>
      )}
    >
      {children}
    </ScreenPart>
  )
}
