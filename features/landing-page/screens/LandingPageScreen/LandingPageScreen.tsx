import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as home } from '#addresses/home.ts'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { EndedPage } from './EndedPage.tsx'
import { PageBlocks } from '../../components/PageBlocks/PageBlocks.tsx'
import { PageHero } from './PageHero.tsx'
import type { LandingPageScreenQuery } from './__generated__/LandingPageScreenQuery.graphql.ts'
import { aside } from './LandingPageScreen.css.ts'
import { LandingPageScreenSkeleton } from './LandingPageScreenSkeleton.tsx'

/** `/lp/:identifier`, `/v/:page_name` and `/v/:page_name/:encoded_ogp_path`: a page that an operator composed. */
export function Screen(props: ScreenProps<LandingPageScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<LandingPageScreenSkeleton />}
      renderFrame={(face) => <OutsideOfIt>{face}</OutsideOfIt>}
    >
      <OnePage {...props} />
    </ScreenPart>
  )
}

function OnePage({ queryRef }: ScreenProps<LandingPageScreenQuery>) {
  const { tenant } = usePreloadedQuery<LandingPageScreenQuery>(
    graphql`
      query LandingPageScreenQuery(
        $place: LandingPagePlace!
        $identifier: String!
        $encoded: String
      ) @throwOnFieldError {
        tenant {
          community {
            landingPage(place: $place, identifier: $identifier) {
              title
              lead
              opensAt
              isPreview
              state
              sharePicture(encoded: $encoded)
              ...PageHero_page
              ...EndedPage_page
              ...PageBlocks_page
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  const page = tenant.community.landingPage
  if (!page)
    return (
      <OutsideOfIt>
        <Missing
          title={intl.formatMessage({ id: 'landing.missing.title' })}
          body={intl.formatMessage({ id: 'landing.missing.body' })}
          nextAction={{ href: home.home(), label: intl.formatMessage({ id: 'landing.home' }) }}
        />
      </OutsideOfIt>
    )
  if (page.state === 'ENDED' && !page.isPreview) return <EndedPage page={page} />
  const { title, lead, opensAt, isPreview, state, sharePicture } = page
  const isShownAgain = queryRef.variables.encoded !== null || isPreview
  return (
    <Page width="medium" isBleeding>
      <PageHead
        title={title}
        description={lead}
        image={sharePicture}
        robots={isShownAgain ? 'noindex' : undefined}
      />
      {isPreview && (
        <div className={aside}>
          <Banner tone="warning">
            {state === 'UPCOMING'
              ? intl.formatMessage(
                  { id: 'landing.preview.before' },
                  { moment: dayAndTime(opensAt) },
                )
              : intl.formatMessage({ id: 'landing.preview.after' })}
          </Banner>
        </div>
      )}
      <PageHero page={page} />
      <PageBlocks page={page} />
    </Page>
  )
}

/** Where no page can be shown: it hangs on nothing but home. */
function OutsideOfIt({ children }: { children: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'landing.home' })
  return <Page back={{ href: home.home(), label }}>{children}</Page>
}
