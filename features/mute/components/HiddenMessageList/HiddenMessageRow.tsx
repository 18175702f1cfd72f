import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { UserName } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { useHideMessage } from '../../useHideMessage.ts'
import { row, words } from '../MuteListSkeleton/MuteList.css.ts'
import type { HiddenMessageRow_hidden$key } from './__generated__/HiddenMessageRow_hidden.graphql.ts'
import type { HiddenMessageRow_mutes$key } from './__generated__/HiddenMessageRow_mutes.graphql.ts'

type HiddenMessageRowProps = {
  hidden: HiddenMessageRow_hidden$key
  mutes: HiddenMessageRow_mutes$key
}

/** A hidden message: who said it where, how it begins, and the way to show it again. */
export function HiddenMessageRow(props: HiddenMessageRowProps) {
  const { messageId, message } = useFragment(
    graphql`
      fragment HiddenMessageRow_hidden on HiddenMessage @throwOnFieldError {
        messageId
        message {
          text
          sentAt
          sticker {
            name
          }
          images {
            url
          }
          author {
            ...UserName_user
          }
          channel {
            name
          }
        }
      }
    `,
    props.hidden,
  )
  const { hiddenMessageIds } = useFragment(
    graphql`
      fragment HiddenMessageRow_mutes on ViewerMutes @throwOnFieldError {
        hiddenMessageIds
      }
    `,
    props.mutes,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { hideMessage, isPending } = useHideMessage()
  const isHidden = hiddenMessageIds.includes(messageId)
  return (
    <li className={row}>
      <div className={words}>
        <Text size="small" lines={2}>
          {message === null || message === undefined ? (
            <FormattedMessage id="mute.message.gone" />
          ) : (
            message.text ||
            message.sticker?.name || (
              <FormattedMessage
                id="mute.message.picture"
                values={{ count: message.images.length }}
              />
            )
          )}
        </Text>
        {message && (
          <Text size="caption" tone="muted" lines={1}>
            <FormattedMessage
              id="mute.message.where"
              values={{
                author: message.author ? (
                  <UserName user={message.author} />
                ) : (
                  intl.formatMessage({ id: 'mute.user.left' })
                ),
                channel: message.channel.name,
                at: tokyo.dayAndTime(message.sentAt),
              }}
            />
          </Text>
        )}
      </div>
      <Button
        size="small"
        tone="neutral"
        emphasis={isHidden ? 'outline' : 'soft'}
        isBusy={isPending}
        busyLabel={intl.formatMessage({ id: 'mute.busy' })}
        disabled={!isHidden && !message}
        onClick={() => hideMessage({ messageId, isHidden: !isHidden })}
      >
        <FormattedMessage id={`mute.message.${!isHidden ? 'hide' : message ? 'show' : 'remove'}`} />
      </Button>
    </li>
  )
}
