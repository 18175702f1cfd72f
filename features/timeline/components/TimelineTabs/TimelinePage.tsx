import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths as postPaths } from '#addresses/post.ts'
import { paths as searchPaths } from '#addresses/search.ts'
import { paths } from '#addresses/timeline.ts'
import { paths as topicPaths } from '#addresses/topic.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import type { IconName } from '#design-system/icon/Icon.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { PageFrame, ScreenPart } from '#features/errors/index.ts'
import { PostItemSkeleton } from '#features/post/index.ts'
import { TimelineTabs, type TimelineTab } from './TimelineTabs.tsx'

type Way = { id: 'topics' | 'drafts' | 'search' | 'choose'; href: string; icon: IconName }

/** The page of a timeline, which stands before its posts do: the others beside it, and the ways on. */
export function TimelinePage({ tab, children }: { tab: TimelineTab; children: ReactNode }) {
  const title = useIntl().formatMessage({ id: `timeline.${tab}.title` })
  const ways: readonly Way[] = [
    { id: 'topics', href: topicPaths.topics(), icon: 'hash' },
    { id: 'drafts', href: postPaths.drafts(), icon: 'edit' },
    tab === 'home'
      ? { id: 'choose', href: paths.settings(), icon: 'settings' }
      : { id: 'search', href: searchPaths.search(), icon: 'search' },
  ]
  return (
    <PageFrame title={title} robots={tab === 'home' ? 'noindex' : undefined}>
      <TimelineTabs current={tab} />
      <Inline gap={2} wrap>
        {ways.map(({ id, href, icon }) => (
          <ButtonLink
            key={id}
            href={href}
            tone="neutral"
            emphasis="outline"
            icon={icon}
            size="small"
          >
            <FormattedMessage id={`timeline.${id}`} />
          </ButtonLink>
        ))}
      </Inline>
      <ScreenPart skeleton={<PostItemSkeleton />} renderFrame={(face) => face}>
        {children}
      </ScreenPart>
    </PageFrame>
  )
}
