import { graphql, useFragment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Picture } from '#design-system/picture/Picture.tsx'
import type { NoChannelChosen_community$key } from './__generated__/NoChannelChosen_community.graphql.ts'
import { centre, figure } from './NoChannelChosen.css.ts'

/** What stands beside the list while no channel is open. */
export function NoChannelChosen(props: { community: NoChannelChosen_community$key }) {
  const { talents } = useFragment(
    graphql`
      fragment NoChannelChosen_community on Community {
        talents {
          id
          emblem {
            url
            width
            height
            dominantColor
          }
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  return (
    <div className={centre}>
      <EmptyState
        figure={
          <div className={figure}>
            {talents.map(({ id, emblem }) => (
              <Picture
                key={id}
                src={emblem.url}
                width={emblem.width}
                height={emblem.height}
                dominantColor="transparent"
                alt=""
              />
            ))}
          </div>
        }
        title={intl.formatMessage({ id: 'chat.channels.choose.title' })}
        body={<FormattedMessage id="chat.channels.choose.body" />}
      />
    </div>
  )
}
