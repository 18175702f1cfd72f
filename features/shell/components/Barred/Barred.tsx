import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Figure } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { useDocumentStatus } from '#platform/routing/status.tsx'
import { page } from './Barred.css.ts'
import type { Barred_tenant$key } from './__generated__/Barred_tenant.graphql.ts'

/** Who is kept out: this account, or everyone from this address. */
type Who = 'account' | 'ip'

/** Says that the service is closed to someone, and whom to write to. Nothing else can be done here. */
export function Barred({ who, ...props }: { tenant: Barred_tenant$key; who: Who }) {
  const { supportEmail } = useFragment(
    graphql`
      fragment Barred_tenant on Tenant @throwOnFieldError {
        supportEmail
      }
    `,
    props.tenant,
  )
  useDocumentStatus(403)
  return (
    <BarredFrame who={who}>
      <FormattedMessage
        id={`shell.barred.${who}.body`}
        values={{ mail: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink> }}
      />
    </BarredFrame>
  )
}

/** What is so, whether or not it is known whom to write to. */
export function BarredFrame({ who, children }: { who: Who; children: ReactNode }) {
  const title = useIntl().formatMessage({ id: `shell.barred.${who}.title` })
  return (
    <div className={page}>
      <PageHead title={title} robots="noindex" />
      <EmptyState
        headingLevel={1}
        figure={<Figure name="closed" />}
        title={title}
        body={children}
      />
    </div>
  )
}
