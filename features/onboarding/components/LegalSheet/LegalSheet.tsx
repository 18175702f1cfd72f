import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { LegalSheetQuery } from './__generated__/LegalSheetQuery.graphql.ts'

export type LegalText = 'terms' | 'privacyPolicy'

type LegalSheetProps = { text: LegalText; onClose: () => void }

/** A legal text, read without leaving the form. It is fetched when someone wants to read it. */
export function LegalSheet({ text, onClose }: LegalSheetProps) {
  const intl = useIntl()
  const title =
    text === 'terms'
      ? intl.formatMessage({ id: 'onboarding.legal.terms' })
      : intl.formatMessage({ id: 'onboarding.legal.privacyPolicy' })
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={title}
      closeLabel={intl.formatMessage({ id: 'onboarding.close' })}
    >
      <Suspense fallback={<LegalTextSkeleton />}>
        <LegalTextBody text={text} />
      </Suspense>
    </Sheet>
  )
}

function LegalTextBody({ text }: { text: LegalText }) {
  const { tenant } = useLazyLoadQuery<LegalSheetQuery>(
    graphql`
      query LegalSheetQuery @throwOnFieldError {
        tenant {
          terms {
            title
            sections {
              heading
              body
            }
          }
          privacyPolicy {
            title
            sections {
              heading
              body
            }
          }
        }
      }
    `,
    {},
  )
  return (
    <Stack gap={6} as="article">
      {tenant[text].sections.map(({ heading, body }) => (
        <Stack key={heading} gap={2} as="section">
          <Heading level={3} size="small">
            {heading}
          </Heading>
          <Text isPreformatted>{body}</Text>
        </Stack>
      ))}
    </Stack>
  )
}

function LegalTextSkeleton() {
  return (
    <Stack gap={3}>
      {[60, 100, 96, 100, 80].map((width, index) => (
        <Skeleton key={index} width={`${width}%`} height={16} />
      ))}
    </Stack>
  )
}
