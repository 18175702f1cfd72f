import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLoaderData } from 'react-router-dom'
import { FormattedMessage } from 'react-intl'
import { Stack } from '#design-system/stack/Stack.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { SectionFault } from './SectionFault.tsx'

type SectionProps = {
  /** Stands whatever becomes of the rest. */
  heading?: ReactNode
  /** The same layout without data, while it is on its way. */
  skeleton?: ReactNode
  /** Reads its data itself, so that what it suspends on or throws stays in here. */
  children: ReactNode
}

/**
 * A part of a screen that loads and fails by itself: a skeleton while its data is on its way, what went
 * wrong with a way to try again where it can't be had. The rest of the screen stands.
 */
export function Section({ heading, skeleton, children }: SectionProps) {
  return (
    <Stack as="section" gap={3}>
      {heading}
      <ErrorBoundary FallbackComponent={SectionFault} resetKeys={[useLoaderData()]}>
        <Suspense fallback={skeleton && <Loading>{skeleton}</Loading>}>{children}</Suspense>
      </ErrorBoundary>
    </Stack>
  )
}

/** A skeleton, and the same in words: a screen may stand but for this part. */
function Loading({ children }: { children: ReactNode }) {
  return (
    <>
      <VisuallyHidden>
        <output>
          <FormattedMessage id="errors.loading" />
        </output>
      </VisuallyHidden>
      {children}
    </>
  )
}
