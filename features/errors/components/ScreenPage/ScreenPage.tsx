import type { ReactNode } from 'react'
import { PageFrame, type PageFrameProps } from '../PageFrame/PageFrame.tsx'
import { ScreenPart } from '../ScreenPart/ScreenPart.tsx'

type ScreenPageProps = PageFrameProps & {
  /** The same layout without data. */
  skeleton: ReactNode
}

/**
 * A screen whose page stands before its data does: its name and the way back, and in it what its query fills. Not for
 * one whose thing may be missing: see `PageFrame`.
 */
export function ScreenPage({ skeleton, children, ...page }: ScreenPageProps) {
  return (
    <PageFrame {...page}>
      <ScreenPart skeleton={skeleton} renderFrame={(face) => face}>
        {children}
      </ScreenPart>
    </PageFrame>
  )
}
