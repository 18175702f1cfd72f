import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { paths as supportPaths } from '#addresses/support.ts'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import { LegalRowsSkeleton } from '../LegalRows/LegalRowsSkeleton.tsx'

type LegalPageProps = { title: string; children: ReactNode }

/** The page of a notice: its name stands before the notice is there, or where it could not be read. */
export function LegalPage({ title, children }: LegalPageProps) {
  const intl = useIntl()
  const back = intl.formatMessage({ id: 'legal.back' })
  return (
    <ScreenPage
      title={title}
      back={{ href: settingsPaths.settings(), label: back }}
      skeleton={<LegalRowsSkeleton />}
    >
      {children}
      <TextLink href={supportPaths.support()}>
        {intl.formatMessage({ id: 'legal.contact' })}
      </TextLink>
    </ScreenPage>
  )
}
