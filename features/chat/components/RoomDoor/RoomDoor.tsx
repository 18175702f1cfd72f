import { graphql, useFragment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths as storePaths } from '#addresses/store.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import { Button } from '#design-system/button/Button.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { useJoinRoom } from '../../rooms/useJoinRoom.ts'
import { BackToChannels } from '../Conversation/BackToChannels.tsx'
import { conversation, emblem, head, names, startEmblem } from '../Conversation/Conversation.css.ts'
import type { RoomDoor_room$key } from './__generated__/RoomDoor_room.graphql.ts'
import { asked, door, named, picture, said } from './RoomDoor.css.ts'

const wordsFor = {
  NFT_CONDITION: {
    joinable: { title: 'chat.room.joinable', asked: 'chat.room.has' },
    locked: { title: 'chat.room.locked', asked: 'chat.room.asks' },
  },
  MEMBERSHIP: {
    joinable: { title: 'chat.room.joinable', asked: 'chat.room.subscribed' },
    locked: { title: 'chat.room.lockedToMembers', asked: 'chat.room.asks' },
  },
} as const

/** Before a room that asks for something: what that is and how one comes by it, or the way in. Nothing of its talk. */
export function RoomDoor(props: { room: RoomDoor_room$key }) {
  const { channelId, name, topic, ...room } = useFragment(
    graphql`
      fragment RoomDoor_room on LockedRoom @throwOnFieldError {
        channelId
        name
        topic
        emblem {
          ...Image_image
        }
        joinCondition {
          standing
          asks
          name
          picture {
            ...Image_image
          }
          nft {
            treasureMachine {
              id
              name
            }
          }
          membershipItemId
        }
      }
    `,
    props.room,
  )
  const { standing, asks, nft, membershipItemId, ...condition } = room.joinCondition
  const mayJoin = standing === 'JOINABLE'
  const intl = useIntl()
  const { join, isJoining } = useJoinRoom(channelId)
  const machine = nft?.treasureMachine
  const words = wordsFor[asks][mayJoin ? 'joinable' : 'locked']
  return (
    <section className={conversation} aria-label={name}>
      <header className={head}>
        <BackToChannels />
        <div className={emblem}>
          <Image image={room.emblem} ratio={1} isDecorative />
        </div>
        <div className={names}>
          <Heading level={1} size="medium" isClamped tabIndex={-1}>
            {name}
          </Heading>
        </div>
      </header>
      <div className={door}>
        <div className={startEmblem}>
          <Image image={room.emblem} ratio={1} isDecorative />
        </div>
        <div className={said}>
          <Heading level={2} size="medium">
            <FormattedMessage id={words.title} />
          </Heading>
          <Text size="small" tone="muted">
            {topic}
          </Text>
        </div>
        <div className={asked}>
          {condition.picture && (
            <div className={picture}>
              <Image image={condition.picture} ratio={1} isDecorative />
            </div>
          )}
          <div className={named}>
            <Text size="caption" tone="muted">
              <FormattedMessage id={words.asked} />
            </Text>
            <Text weight="bold" lines={2}>
              {condition.name}
            </Text>
          </div>
          <Icon name={mayJoin ? 'check' : 'lock'} size={20} />
        </div>
        {mayJoin && (
          <Button
            onClick={join}
            isBusy={isJoining}
            busyLabel={intl.formatMessage({ id: 'chat.room.joining' })}
          >
            <FormattedMessage id="chat.room.join" />
          </Button>
        )}
        {!mayJoin && machine && (
          <>
            <Text size="small" tone="muted">
              <FormattedMessage id="chat.room.way" values={{ machine: machine.name }} />
            </Text>
            <ButtonLink href={machinePaths.machine({ treasure_machine_id: machine.id })}>
              <FormattedMessage id="chat.room.toMachine" />
            </ButtonLink>
          </>
        )}
        {!mayJoin && membershipItemId && (
          <>
            <Text size="small" tone="muted">
              <FormattedMessage id="chat.room.wayToMembers" />
            </Text>
            <ButtonLink href={storePaths.item({ item_id: membershipItemId })}>
              <FormattedMessage id="chat.room.toMembership" />
            </ButtonLink>
          </>
        )}
        {!mayJoin && nft && !machine && (
          <Text size="small" tone="muted">
            <FormattedMessage id="chat.room.noWay" />
          </Text>
        )}
      </div>
    </section>
  )
}
