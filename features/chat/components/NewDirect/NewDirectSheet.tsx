import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { NotLoaded } from '#features/errors/index.ts'
import { PeopleList, personOf, PersonPicker } from '#features/people/index.ts'
import { useOpenDirect } from '../../direct/useOpenDirect.ts'
import type { NewDirectSheetQuery } from './__generated__/NewDirectSheetQuery.graphql.ts'

type Write = (userId: string) => void

/** To whom: those whom the fan follows, and whoever is called as they type. Load it lazily. */
export default function NewDirectSheet({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  // Beside a conversation on a desktop the list stays, and would keep the sheet over what was opened.
  const write = useOpenDirect(onClose)
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={intl.formatMessage({ id: 'chat.direct.new' })}
      closeLabel={intl.formatMessage({ id: 'chat.menu.close' })}
    >
      <PersonPicker
        label={intl.formatMessage({ id: 'chat.direct.to' })}
        choose={{ onWrite: write }}
      >
        <ErrorBoundary FallbackComponent={NotLoaded}>
          <Suspense fallback={<Skeleton width="100%" height={48} />}>
            <Followed onWrite={write} />
          </Suspense>
        </ErrorBoundary>
      </PersonPicker>
    </Sheet>
  )
}

function Followed({ onWrite }: { onWrite: Write }) {
  const intl = useIntl()
  const { tenant } = useLazyLoadQuery<NewDirectSheetQuery>(
    graphql`
      query NewDirectSheetQuery @throwOnFieldError {
        tenant {
          community {
            viewerFollows {
              fans(direction: FOLLOWING, first: 30) {
                edges {
                  node {
                    fan {
                      ...personOf_fan
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const people = (tenant.community.viewerFollows?.fans.edges ?? []).flatMap(({ node }) =>
    node.fan ? [personOf(node.fan)] : [],
  )
  if (people.length === 0)
    return (
      <Text size="small" tone="muted">
        <FormattedMessage id="chat.direct.to.begin" />
      </Text>
    )
  const label = intl.formatMessage({ id: 'chat.direct.followed' })
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <PeopleList label={label} people={people} choose={{ onWrite }} />
    </Stack>
  )
}
