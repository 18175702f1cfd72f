import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/information.ts'
import type { InformationLink_community$key } from './__generated__/InformationLink_community.graphql.ts'
import { CountedLink } from './CountedLink.tsx'

type InformationLinkProps = {
  community: InformationLink_community$key
  isOnRail?: boolean
}

/** The way to what the station tells, and how much of it a fan has not opened. A guest finds it at home. */
export function InformationLink({ isOnRail = false, ...props }: InformationLinkProps) {
  const { viewerMembership, viewerUnreadInformationCount: count } = useFragment(
    graphql`
      fragment InformationLink_community on Community @throwOnFieldError {
        viewerMembership {
          id
        }
        viewerUnreadInformationCount
      }
    `,
    props.community,
  )
  const intl = useIntl()
  if (!viewerMembership) return null
  return (
    <CountedLink
      href={paths.informations()}
      icon="megaphone"
      name={intl.formatMessage({ id: 'shell.information' })}
      count={count}
      isOnRail={isOnRail}
    />
  )
}
