import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Page } from '#design-system/page/Page.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AccountSection } from '../../components/AccountSection/AccountSection.tsx'
import { AppearanceSection } from '../../components/AppearanceSection/AppearanceSection.tsx'
import { CoinsRow } from '../../components/CoinsRow/CoinsRow.tsx'
import { LanguageRow } from '../../components/LanguageRow/LanguageRow.tsx'
import { SignOutButton } from '../../components/SignOutButton/SignOutButton.tsx'
import type { SettingsScreenQuery } from './__generated__/SettingsScreenQuery.graphql.ts'
import { appearance, leave, parts, rows } from './SettingsScreen.css.ts'

/** `/settings`: who one is here, the language, and the look. For guests too. */
export function Screen({ queryRef }: ScreenProps<SettingsScreenQuery>) {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          ...AccountSection_viewer
          ...CoinsRow_viewer
        }
      }
    `,
    queryRef,
  )
  const title = useIntl().formatMessage({ id: 'settings.title' })
  return (
    <Page title={title} width="medium">
      <PageHead title={title} robots="noindex" />
      <div className={parts}>
        <div className={rows}>
          <AccountSection viewer={viewer} />
          <CoinsRow viewer={viewer} />
          <LanguageRow />
        </div>
        <div className={appearance}>
          <AppearanceSection />
        </div>
        {viewer.user && (
          <div className={leave}>
            <SignOutButton />
          </div>
        )}
      </div>
    </Page>
  )
}
