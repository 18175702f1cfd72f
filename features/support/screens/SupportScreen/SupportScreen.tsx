import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { paths } from '#addresses/support.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { FaqList } from '../../components/FaqList/FaqList.tsx'
import { FaqListSkeleton } from '../../components/FaqList/FaqListSkeleton.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { OwnInquiries } from '../../components/OwnInquiries/OwnInquiries.tsx'
import { OwnReports } from '../../components/OwnReports/OwnReports.tsx'
import type { SupportScreenQuery } from './__generated__/SupportScreenQuery.graphql.ts'
import { parts, side } from './SupportScreen.css.ts'

/** `/support`: what is often asked, the way to the desk, and what became of what one asked or reported. */
export function Screen(props: ScreenProps<SupportScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'support.title' })}
      back={{
        href: settingsPaths.settings(),
        label: intl.formatMessage({ id: 'support.settings' }),
      }}
      width="medium"
      skeleton={<FaqListSkeleton />}
    >
      <Support {...props} />
    </ScreenPage>
  )
}

function Support({ queryRef }: ScreenProps<SupportScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<SupportScreenQuery>(
    graphql`
      query SupportScreenQuery @throwOnFieldError {
        tenant {
          ...FaqList_tenant
          ...LegalLinks_tenant
        }
        viewer {
          ...OwnInquiries_viewer
          ...OwnReports_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    <div className={parts}>
      <FaqList tenant={tenant} />
      <div className={side}>
        <Surface tone="accent" padding={5}>
          <Stack gap={4}>
            <Text>
              <FormattedMessage id="support.contact.body" />
            </Text>
            <div>
              <ButtonLink href={paths.contact()} icon="mail">
                <FormattedMessage id="support.contact.way" />
              </ButtonLink>
            </div>
          </Stack>
        </Surface>
        <OwnInquiries viewer={viewer} />
        <OwnReports viewer={viewer} />
        <LegalLinks tenant={tenant} />
      </div>
    </div>
  )
}
