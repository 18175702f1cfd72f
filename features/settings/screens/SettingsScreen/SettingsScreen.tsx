import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AccountSection } from '../../components/AccountSection/AccountSection.tsx'
import { AppearanceSection } from '../../components/AppearanceSection/AppearanceSection.tsx'
import { LanguageRow } from '../../components/LanguageRow/LanguageRow.tsx'
import { SignOutButton } from '../../components/SignOutButton/SignOutButton.tsx'
import type { SettingsScreenQuery } from './__generated__/SettingsScreenQuery.graphql.ts'
import { appearance, leave, page, rows, title } from './SettingsScreen.css.ts'

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
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  return (
    <div className={page}>
      <PageHead title={intl.formatMessage({ id: 'settings.title' })} robots="noindex" />
      <div className={title}>
        <Heading level={1} tabIndex={-1}>
          <FormattedMessage id="settings.title" />
        </Heading>
      </div>
      <div className={rows}>
        <AccountSection viewer={viewer} />
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
  )
}
