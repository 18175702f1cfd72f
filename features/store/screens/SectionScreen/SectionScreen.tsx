import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { SectionItems } from '../../components/SectionItems/SectionItems.tsx'
import { ShelfSkeleton } from '../../components/Shelf/ShelfSkeleton.tsx'
import type { SectionScreenQuery } from './__generated__/SectionScreenQuery.graphql.ts'

/** `/store/sections/:section_id`: all that a section holds. */
export function Screen(props: ScreenProps<SectionScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<ShelfSkeleton />}
      renderFrame={(face) => <SectionPage>{face}</SectionPage>}
    >
      <Section {...props} />
    </ScreenPart>
  )
}

function Section({ queryRef }: ScreenProps<SectionScreenQuery>) {
  const { node } = usePreloadedQuery<SectionScreenQuery>(
    graphql`
      query SectionScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on StoreSection @alias(as: "section") {
            title
            lead
            picture {
              url
            }
            ...SectionItems_section
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const section = node?.section
  if (!section)
    return (
      <Missing
        title={intl.formatMessage({ id: 'store.section.missing.title' })}
        body={intl.formatMessage({ id: 'store.missing.body' })}
        nextAction={{ href: paths.store(), label: intl.formatMessage({ id: 'store.back' }) }}
      />
    )
  const { title, lead, picture } = section
  return (
    <SectionPage title={title}>
      <PageHead title={title} description={lead} image={picture?.url} />
      <Text tone="muted">{lead}</Text>
      <SectionItems section={section} />
    </SectionPage>
  )
}

function SectionPage({ title, children }: { title?: string; children: ReactNode }) {
  const intl = useIntl()
  const back = intl.formatMessage({ id: 'store.back' })
  const itself = intl.formatMessage({ id: 'store.section.itself' })
  return (
    <Page width="medium" title={title ?? itself} back={{ href: paths.store(), label: back }}>
      {children}
    </Page>
  )
}
