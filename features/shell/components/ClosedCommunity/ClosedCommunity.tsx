import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { useSession } from '#platform/session/session.ts'
import { Figure } from '#features/errors/index.ts'
import type { ClosedCommunity_query$key } from './__generated__/ClosedCommunity_query.graphql.ts'

/** In the place of every page of a closed community, for all but its members. */
export default function ClosedCommunity(props: { query: ClosedCommunity_query$key }) {
  const { tenant, viewer } = useFragment(
    graphql`
      fragment ClosedCommunity_query on Query @throwOnFieldError {
        tenant {
          supportEmail
          community {
            name
          }
        }
        viewer {
          user {
            displayName
          }
        }
      }
    `,
    props.query,
  )
  const intl = useIntl()
  const { openLogin, signOut } = useSession()
  const { user } = viewer
  const { supportEmail, community } = tenant
  return (
    <>
      <PageHead title={community.name} robots="noindex" />
      <EmptyState
        headingLevel={1}
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'shell.closed.title' }, { name: community.name })}
        body={
          user ? (
            <FormattedMessage
              id="shell.closed.notAMember"
              values={{
                name: user.displayName,
                mail: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>,
              }}
            />
          ) : (
            <FormattedMessage id="shell.closed.guest" />
          )
        }
        action={
          user ? (
            <Button tone="neutral" emphasis="outline" icon="logout" onClick={() => void signOut()}>
              <FormattedMessage id="shell.closed.signOut" />
            </Button>
          ) : (
            <Button onClick={() => openLogin({ step: 'login' })}>
              <FormattedMessage id="shell.closed.logIn" />
            </Button>
          )
        }
      />
    </>
  )
}
