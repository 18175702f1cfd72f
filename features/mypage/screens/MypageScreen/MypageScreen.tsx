import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { LogInFirst, PageFrame, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { OshiCard } from '../../components/OshiCard/OshiCard.tsx'
import { OwnLinks } from '../../components/OwnLinks/OwnLinks.tsx'
import { OwnTiles } from '../../components/OwnTiles/OwnTiles.tsx'
import { PersonCard } from '../../components/PersonCard/PersonCard.tsx'
import type { MypageScreenQuery } from './__generated__/MypageScreenQuery.graphql.ts'
import { oshi, own, parts, person } from './MypageScreen.css.ts'
import { MypageScreenSkeleton } from './MypageScreenSkeleton.tsx'

/** `/mypage`: who one is here, for whom one cheers, what one has, and the ways to all that is one's own. */
export function Screen(props: ScreenProps<MypageScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'mypage.title' })
  const skeleton = <MypageScreenSkeleton />
  return (
    <ScreenPart
      skeleton={skeleton}
      renderFrame={(face) => (
        // What went wrong has no hall to stand in: the page says its name instead.
        <Page {...(face === skeleton ? { isBleeding: true } : { title })} width="medium">
          {face}
        </Page>
      )}
    >
      <Mypage {...props} />
    </ScreenPart>
  )
}

function Mypage({ queryRef }: ScreenProps<MypageScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<MypageScreenQuery>(
    graphql`
      query MypageScreenQuery @throwOnFieldError {
        tenant {
          community {
            viewerMembership {
              ...PersonCard_membership
            }
            ...OshiCard_community
            ...OwnTiles_community
          }
        }
        viewer {
          user {
            ...PersonCard_user
          }
          ...OwnTiles_viewer
        }
      }
    `,
    queryRef,
  )
  const title = useIntl().formatMessage({ id: 'mypage.title' })
  const { community } = tenant
  if (!viewer.user) return <Guest title={title} />
  return (
    <Page isBleeding width="medium">
      <PageHead title={title} robots="noindex" />
      <div className={parts}>
        <div className={person}>
          <PersonCard user={viewer.user} membership={community.viewerMembership ?? null} />
        </div>
        <div className={oshi}>
          <OshiCard community={community} />
        </div>
        <div className={own}>
          <OwnTiles viewer={viewer} community={community} />
          <OwnLinks />
        </div>
      </div>
    </Page>
  )
}

/** A guest has no page of their own, but settings. */
function Guest({ title }: { title: string }) {
  const intl = useIntl()
  return (
    <PageFrame title={title} robots="noindex">
      <LogInFirst
        title={intl.formatMessage({ id: 'mypage.guest.title' })}
        body={intl.formatMessage({ id: 'mypage.guest.body' })}
      />
      <ButtonLink href={settingsPaths.settings()} tone="neutral" emphasis="quiet" icon="settings">
        <FormattedMessage id="mypage.link.settings" />
      </ButtonLink>
    </PageFrame>
  )
}
