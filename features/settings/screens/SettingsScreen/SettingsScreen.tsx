import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as leavingPaths } from '#addresses/leaving.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { useSession } from '#platform/session/session.ts'
import { AccountSection } from '../../components/AccountSection/AccountSection.tsx'
import { AccountSectionSkeleton } from '../../components/AccountSection/AccountSectionSkeleton.tsx'
import { AppearanceSection } from '../../components/AppearanceSection/AppearanceSection.tsx'
import { HelpGroup } from '../../components/HelpGroup/HelpGroup.tsx'
import { LogInGroup } from '../../components/LogInGroup/LogInGroup.tsx'
import { PeopleGroup } from '../../components/PeopleGroup/PeopleGroup.tsx'
import { ShoppingGroup } from '../../components/ShoppingGroup/ShoppingGroup.tsx'
import { SignOutButton } from '../../components/SignOutButton/SignOutButton.tsx'
import type { SettingsScreenQuery } from './__generated__/SettingsScreenQuery.graphql.ts'
import { account, appearance, groups, leave, parts } from './SettingsScreen.css.ts'

/** `/settings`: who one is here, the look and the language, and the ways to all else. For guests too. */
export function Screen(props: ScreenProps<SettingsScreenQuery>) {
  const isFan = useSession().status === 'loggedIn'
  return (
    <ScreenPart
      skeleton={<AccountSectionSkeleton />}
      renderFrame={(face) => (
        <SettingsPage account={face} shopping={isFan && <ShoppingGroup viewer={null} />} />
      )}
    >
      <Settings {...props} />
    </ScreenPart>
  )
}

function Settings({ queryRef }: ScreenProps<SettingsScreenQuery>) {
  const { viewer } = usePreloadedQuery<SettingsScreenQuery>(
    graphql`
      query SettingsScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          ...AccountSection_viewer
          ...ShoppingGroup_viewer
        }
      }
    `,
    queryRef,
  )
  return (
    <SettingsPage
      account={<AccountSection viewer={viewer} />}
      shopping={viewer.user && <ShoppingGroup viewer={viewer} />}
    />
  )
}

/** The page, whatever is known of the account: but for a name and two sums, it needs no answer. */
function SettingsPage(props: {
  account: ReactNode
  /** A fan's; a guest has none, nor anything else of an account. */
  shopping: ReactNode
}) {
  const title = useIntl().formatMessage({ id: 'settings.title' })
  const isFan = Boolean(props.shopping)
  return (
    <Page title={title} width="medium">
      <PageHead title={title} robots="noindex" />
      <div className={parts({ isFan })}>
        <div className={account}>{props.account}</div>
        <div className={appearance}>
          <AppearanceSection />
        </div>
        <div className={groups}>
          {props.shopping}
          {isFan && <LogInGroup />}
          {isFan && <PeopleGroup />}
          <HelpGroup isFan={isFan} />
        </div>
        {isFan && (
          <div className={leave}>
            <WaysOut />
          </div>
        )}
      </div>
    </Page>
  )
}

/** Out of this browser, and out of it all. */
function WaysOut() {
  return (
    <Stack gap={4}>
      <SignOutButton />
      <Text size="small" tone="muted">
        <TextLink href={leavingPaths.deleteAccount()} tone="inherit">
          <FormattedMessage id="settings.leave" />
        </TextLink>
      </Text>
    </Stack>
  )
}
