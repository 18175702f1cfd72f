import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Page } from '#design-system/page/Page.tsx'
import { ScreenPart } from '#features/errors/index.ts'
import { paths as settingsPaths } from '#features/settings/paths.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { LegalRowsSkeleton } from '../LegalRows/LegalRowsSkeleton.tsx'

type LegalPageProps = { title: string; children: ReactNode }

/** The page of a notice: its name stands before the notice is there, or where it could not be read. */
export function LegalPage({ title, children }: LegalPageProps) {
  const back = useIntl().formatMessage({ id: 'legal.back' })
  const renderFrame = (face: ReactNode) => (
    <Page title={title} back={{ href: settingsPaths.settings(), label: back }}>
      <PageHead title={title} />
      {face}
    </Page>
  )
  return (
    <ScreenPart skeleton={<LegalRowsSkeleton />} renderFrame={renderFrame}>
      {renderFrame(children)}
    </ScreenPart>
  )
}
