import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ScreenPage } from '#features/errors/index.ts'

/** The page of one thing that a fan logs in with, below the settings. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={title}
      back={{ href: settingsPaths.settings(), label: intl.formatMessage({ id: 'account.back' }) }}
      robots="noindex"
      skeleton={<AccountSkeleton />}
    >
      {children}
    </ScreenPage>
  )
}

function AccountSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton width="80%" height={20} />
      {[96, 120].map((width) => (
        <Stack key={width} gap={2}>
          <Skeleton width={width} height={16} />
          <Skeleton width="100%" height={48} />
        </Stack>
      ))}
      <Skeleton width="100%" height={52} />
    </Stack>
  )
}
