import type { ComponentProps, ReactNode } from 'react'
import { Page } from '#design-system/page/Page.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { ScreenPart } from '../ScreenPart/ScreenPart.tsx'

type ScreenPageProps = ComponentProps<typeof Page> & {
  title: string
  /** The same layout without data. */
  skeleton: ReactNode
  /** `noindex` for what a search engine should leave alone. */
  robots?: 'noindex'
}

/** A screen whose page stands before its data does: its name and the way back, and in it what its query fills. */
export function ScreenPage({ skeleton, robots, children, ...page }: ScreenPageProps) {
  return (
    <Page {...page}>
      <PageHead title={page.title} robots={robots} />
      <ScreenPart skeleton={skeleton} renderFrame={(face) => face}>
        {children}
      </ScreenPart>
    </Page>
  )
}
