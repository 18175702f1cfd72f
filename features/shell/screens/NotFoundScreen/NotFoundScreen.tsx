import { FormattedMessage, useIntl } from 'react-intl'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { useDocumentStatus } from '#platform/routing/status.tsx'
import { Figure } from '../../components/Figure/Figure.tsx'

/** `/404`, and whatever is not there. */
export function Screen() {
  const intl = useIntl()
  useDocumentStatus(404)
  const title = intl.formatMessage({ id: 'shell.notFound.title' })
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <EmptyState
        headingLevel={1}
        figure={<Figure name="not-found" />}
        title={title}
        body={<FormattedMessage id="shell.notFound.body" />}
        action={
          <ButtonLink href="/" icon="home">
            <FormattedMessage id="shell.notFound.home" />
          </ButtonLink>
        }
      />
    </>
  )
}
