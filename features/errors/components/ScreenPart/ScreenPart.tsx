import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { FormattedMessage } from 'react-intl'
import { useLoaderData } from 'react-router-dom'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { Unanswered } from '#platform/routing/status.tsx'
import { SectionFault } from '../Section/SectionFault.tsx'

type ScreenPartProps = {
  /** The same layout without data. */
  skeleton: ReactNode
  /**
   * What stands before anything is known, such as the page's name: it goes around the skeleton, and around what
   * went wrong. A screen that is nothing without its data has none, and leaves its fault to the router.
   */
  renderFrame?: (face: ReactNode) => ReactNode
  /** Reads the screen's query, so that what it suspends on or throws stays in here. */
  children: ReactNode
}

/**
 * What a screen is opened for, and what its query fills: its skeleton until the answer is there, and what went
 * wrong with a way to try again, both in the screen's own frame.
 */
export function ScreenPart({ skeleton, renderFrame, children }: ScreenPartProps) {
  // Asked for again, the screen has another query: what went wrong before is over.
  const asked = useLoaderData()
  const part = (
    <Suspense fallback={<Waiting>{renderFrame ? renderFrame(skeleton) : skeleton}</Waiting>}>
      {children}
    </Suspense>
  )
  if (!renderFrame) return part
  return (
    <ErrorBoundary
      resetKeys={[asked]}
      fallbackRender={(fault) => renderFrame(<SectionFault {...fault} />)}
    >
      {part}
    </ErrorBoundary>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      <VisuallyHidden>
        <Unanswered>
          <FormattedMessage id="errors.loading" />
        </Unanswered>
      </VisuallyHidden>
      {children}
    </>
  )
}
