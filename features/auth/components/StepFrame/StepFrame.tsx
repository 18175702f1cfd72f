import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { ProgressSteps } from '#design-system/progress-steps/ProgressSteps.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { bar, column, page } from './StepFrame.css.ts'

type StepFrameProps = {
  /** The brand, which leads home; left out while it is not known. */
  tenantName?: string
  heading: string
  lead?: ReactNode
  /** Where in the sign-up this is, from 1; left out where it is no part of it. */
  progress?: { current: number; total: number }
  /** From 1024 px room for cards beside each other. */
  isWide?: boolean
  children: ReactNode
}

/** A page of one form: a way home, how far along one is, what it asks, and the form. */
export function StepFrame(props: StepFrameProps) {
  const { tenantName, heading, lead, progress, isWide = false, children } = props
  const intl = useIntl()
  const title = useRef<HTMLHeadingElement>(null)
  // A step that follows another one is announced by its heading.
  const former = useRef(heading)
  useEffect(() => {
    if (former.current === heading) return
    former.current = heading
    title.current?.focus()
  }, [heading])
  return (
    <div className={page} data-form-page>
      <header className={bar}>
        <TextLink href="/">
          {tenantName === undefined
            ? intl.formatMessage({ id: 'auth.frame.home' })
            : intl.formatMessage({ id: 'auth.frame.leave' }, { name: tenantName })}
        </TextLink>
      </header>
      <div className={column({ isWide })}>
        {progress && (
          <ProgressSteps
            {...progress}
            label={intl.formatMessage({ id: 'auth.frame.progress' }, progress)}
          />
        )}
        <Stack gap={2}>
          <Heading level={1} ref={title} tabIndex={-1}>
            {heading}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </div>
    </div>
  )
}
