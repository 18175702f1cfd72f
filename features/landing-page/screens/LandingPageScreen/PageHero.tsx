import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Image } from '#features/media/index.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { PageHero_page$key } from './__generated__/PageHero_page.graphql.ts'
import { frame, hero, lead as leadStyle, until, words } from './PageHero.css.ts'

/** What a page is opened with: its picture from edge to edge, and its name in it. */
export function PageHero(props: { page: PageHero_page$key }) {
  const { title, lead, closesAt, picture } = useFragment(
    graphql`
      fragment PageHero_page on LandingPage @throwOnFieldError {
        title
        lead
        closesAt
        picture {
          ...Image_image
        }
      }
    `,
    props.page,
  )
  const { dayAndTime } = useTokyoTime()
  return (
    <header className={hero}>
      <div className={frame}>
        <Image image={picture} ratio={1} priority />
      </div>
      <div className={words}>
        {closesAt && (
          <p className={until}>
            <FormattedMessage
              id="landing.until"
              values={{ moment: dayAndTime(lastInstant(closesAt)) }}
            />
          </p>
        )}
        <Heading level={1} size="display" tabIndex={-1}>
          {title}
        </Heading>
        <p className={leadStyle}>{lead}</p>
      </div>
    </header>
  )
}
