import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as chatPaths } from '#addresses/chat.ts'
import { addressOfEvents } from '#addresses/official-schedule.ts'
import { paths as storePaths } from '#addresses/store.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { ItemCard } from '#features/store/index.ts'
import { TalentHour } from './TalentHour.tsx'
import { goods as grid, hours, part, partHead, saying } from './TalentStage.css.ts'
import type { TalentStage_talent$key } from './__generated__/TalentStage_talent.graphql.ts'

type TalentStageProps = {
  talent: TalentStage_talent$key
  /** What she posted: before what is sold of hers. */
  children: ReactNode
}

/** A talent's page as a stage: what she says of herself, the way to her room, when she is next to be seen, and what there is of hers. */
export function TalentStage({ children, ...props }: TalentStageProps) {
  const { slug, catchphrase, profile, fanName, room, nextSchedules, goods } = useFragment(
    graphql`
      fragment TalentStage_talent on Talent @throwOnFieldError {
        slug
        catchphrase
        profile
        fanName
        room {
          id
          name
        }
        nextSchedules {
          id
          ...TalentHour_schedule
        }
        goods {
          id
          ...ItemCard_item
        }
      }
    `,
    props.talent,
  )
  return (
    <>
      <section className={part}>
        <p className={saying}>{catchphrase}</p>
        <Text>{profile}</Text>
        <Text size="small" tone="muted">
          <FormattedMessage id="profile.talent.fans" values={{ name: fanName }} />
        </Text>
        {room && (
          <div>
            <ButtonLink
              href={chatPaths.chat({ channel_id: room.id })}
              emphasis="soft"
              icon="messages"
            >
              <FormattedMessage id="profile.talent.room" values={{ room: room.name }} />
            </ButtonLink>
          </div>
        )}
      </section>
      {nextSchedules.length > 0 && (
        <section className={part}>
          <div className={partHead}>
            <Heading level={2} size="medium">
              <FormattedMessage id="profile.talent.next" />
            </Heading>
            <TextLink href={addressOfEvents({ talent: slug })}>
              <FormattedMessage id="profile.talent.schedule" />
            </TextLink>
          </div>
          <ol className={hours}>
            {nextSchedules.map((schedule) => (
              <TalentHour key={schedule.id} schedule={schedule} />
            ))}
          </ol>
        </section>
      )}
      {children}
      {goods.length > 0 && (
        <section className={part}>
          <div className={partHead}>
            <Heading level={2} size="medium">
              <FormattedMessage id="profile.talent.goods" />
            </Heading>
            <TextLink href={storePaths.store()}>
              <FormattedMessage id="profile.talent.store" />
            </TextLink>
          </div>
          <ul className={grid}>
            {goods.map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
