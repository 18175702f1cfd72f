import { Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import type { LegalText } from '../LegalSheet/LegalSheet.tsx'

const LegalSheet = latePart(
  () => import('../LegalSheet/LegalSheet.tsx'),
  ({ LegalSheet }) => LegalSheet,
)

/** The terms and the policy, to be read in place before one agrees. */
export function LegalLinks({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const [open, setOpen] = useState<LegalText | null>(null)
  const link = (text: LegalText, label: string) => (
    <Button
      tone="neutral"
      emphasis="outline"
      size="small"
      aria-haspopup="dialog"
      onClick={() => setOpen(text)}
    >
      {label}
    </Button>
  )
  return (
    <Stack gap={3}>
      <Inline gap={2} wrap>
        {link('terms', intl.formatMessage({ id: 'onboarding.terms.read' }))}
        {link('privacyPolicy', intl.formatMessage({ id: 'onboarding.privacy.read' }))}
      </Inline>
      {children}
      {open && (
        <Suspense fallback={null}>
          <LegalSheet text={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Stack>
  )
}
