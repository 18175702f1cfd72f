import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/chat.ts'
import { Button } from '#design-system/button/Button.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useMuteUser } from '#features/mute/index.ts'
import type { DirectNote_direct$key } from './__generated__/DirectNote_direct.graphql.ts'
import { note, ways } from './DirectNote.css.ts'
import { RequestAnswer } from './RequestAnswer.tsx'

type DirectNoteProps = { direct: DirectNote_direct$key; channelId: string }

/** Where direct messages are not simply open: why nothing can be written, or how much, and what to do. */
export function DirectNote({ channelId, ...props }: DirectNoteProps) {
  const { state, messagesLeft, partner } = useFragment(
    graphql`
      fragment DirectNote_direct on DirectMessages @throwOnFieldError {
        state
        messagesLeft
        partner {
          id
          displayName
        }
      }
    `,
    props.direct,
  )
  const intl = useIntl()
  const { muteUser, isPending } = useMuteUser()
  if (state === 'OPEN') return null
  const name = partner?.displayName ?? intl.formatMessage({ id: 'chat.someone' })
  return (
    <div className={note} role="status">
      <Text size="small">
        {state === 'ASKING' ? (
          <FormattedMessage
            id={messagesLeft === 0 ? 'chat.direct.note.FULL' : 'chat.direct.note.ASKING'}
            values={{ name, count: messagesLeft ?? 0 }}
          />
        ) : (
          <FormattedMessage id={`chat.direct.note.${state}`} values={{ name }} />
        )}
      </Text>
      {state === 'ASKED' && (
        <div className={ways}>
          <RequestAnswer channelId={channelId} name={name} />
        </div>
      )}
      {state === 'BLOCKING' && partner && (
        <div className={ways}>
          <Button
            size="small"
            tone="neutral"
            emphasis="outline"
            isBusy={isPending}
            busyLabel={intl.formatMessage({ id: 'mute.busy' })}
            onClick={() => muteUser({ userId: partner.id, mute: 'NONE' })}
          >
            <FormattedMessage id="chat.direct.unblock" />
          </Button>
        </div>
      )}
      {state === 'OFF' && (
        <div className={ways}>
          <ButtonLink size="small" tone="neutral" emphasis="outline" href={paths.messagePolicy()}>
            <FormattedMessage id="chat.direct.toSettings" />
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
