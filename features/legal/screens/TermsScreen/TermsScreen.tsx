import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { LegalPage } from '../../components/LegalPage/LegalPage.tsx'
import { LegalRows } from '../../components/LegalRows/LegalRows.tsx'
import type { TermsScreenQuery } from './__generated__/TermsScreenQuery.graphql.ts'

/** `/legal/terms`: What one agrees to at sign-up. */
export function Screen(props: ScreenProps<TermsScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'legal.terms' })
  return (
    <LegalPage title={title}>
      <Text {...props} />
    </LegalPage>
  )
}

function Text({ queryRef }: ScreenProps<TermsScreenQuery>) {
  const { terms } = usePreloadedQuery<TermsScreenQuery>(
    graphql`
      query TermsScreenQuery @throwOnFieldError {
        tenant {
          terms {
            sections {
              heading
              body
            }
          }
        }
      }
    `,
    queryRef,
  ).tenant
  return <LegalRows rows={terms.sections} />
}
