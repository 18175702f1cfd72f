import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { LegalPage } from '../../components/LegalPage/LegalPage.tsx'
import { LegalRows } from '../../components/LegalRows/LegalRows.tsx'
import type { PrivacyScreenQuery } from './__generated__/PrivacyScreenQuery.graphql.ts'

/** `/legal/privacy`: What becomes of what is known of a fan. */
export function Screen(props: ScreenProps<PrivacyScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'legal.privacy' })
  return (
    <LegalPage title={title}>
      <Text {...props} />
    </LegalPage>
  )
}

function Text({ queryRef }: ScreenProps<PrivacyScreenQuery>) {
  const { privacyPolicy } = usePreloadedQuery<PrivacyScreenQuery>(
    graphql`
      query PrivacyScreenQuery @throwOnFieldError {
        tenant {
          privacyPolicy {
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
  return <LegalRows rows={privacyPolicy.sections} />
}
