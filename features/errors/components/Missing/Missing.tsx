import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import type { IconName } from '#design-system/icon/Icon.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { useDocumentStatus } from '#platform/routing/status.tsx'
import { Figure } from '../Figure/Figure.tsx'

type MissingProps = {
  /** What can't be found. */
  title: string
  /** Why that may be. Never which: what is not there and what one may not know of look the same. */
  body: string
  /** Where to go on from here. */
  nextAction: { href: string; label: string; icon?: IconName }
}

/** Stands in for what an address names and nobody can be shown. Its document says 404, and search engines leave it. */
export function Missing({ title, body, nextAction }: MissingProps) {
  useDocumentStatus(404)
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <EmptyState
        headingLevel={1}
        figure={<Figure name="not-found" />}
        title={title}
        body={body}
        action={
          <ButtonLink href={nextAction.href} icon={nextAction.icon}>
            {nextAction.label}
          </ButtonLink>
        }
      />
    </>
  )
}
