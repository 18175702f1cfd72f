import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as home } from '#addresses/home.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Figure } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { useDocumentStatus } from '#platform/routing/status.tsx'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { EndedPage_page$key } from './__generated__/EndedPage_page.graphql.ts'

/** Stands where a page was that is over. Its document says 410. */
export function EndedPage(props: { page: EndedPage_page$key }) {
  const { title, closesAt } = useFragment(
    graphql`
      fragment EndedPage_page on LandingPage @throwOnFieldError {
        title
        closesAt
      }
    `,
    props.page,
  )
  useDocumentStatus(410)
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  const words = intl.formatMessage({ id: 'landing.ended.title' }, { title })
  return (
    <Page>
      <PageHead title={words} robots="noindex" />
      <EmptyState
        headingLevel={1}
        figure={<Figure name="closed" />}
        title={words}
        body={
          closesAt == null
            ? null
            : intl.formatMessage(
                { id: 'landing.ended.body' },
                { moment: dayAndTime(lastInstant(closesAt)) },
              )
        }
        action={
          <ButtonLink href={home.home()} icon="home">
            {intl.formatMessage({ id: 'landing.home' })}
          </ButtonLink>
        }
      />
    </Page>
  )
}
