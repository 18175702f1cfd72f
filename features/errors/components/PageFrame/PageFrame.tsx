import type { ComponentProps } from 'react'
import { Page } from '#design-system/page/Page.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'

export type PageFrameProps = ComponentProps<typeof Page> & {
  title: string
  /** `noindex` for what a search engine should leave alone. */
  robots?: 'noindex'
}

/** A page and its document's head, by one name. A screen of one thing frames it only where the thing is there. */
export function PageFrame({ robots, children, ...page }: PageFrameProps) {
  return (
    <Page {...page}>
      <PageHead title={page.title} robots={robots} />
      {children}
    </Page>
  )
}
