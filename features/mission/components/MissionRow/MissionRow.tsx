import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { lookOf } from '../../kinds.ts'
import { useRewardWords } from '../../useRewardWords.ts'
import { MissionAct } from './MissionAct.tsx'
import type { MissionRow_round$key } from './__generated__/MissionRow_round.graphql.ts'
import { bar, measure, row, sign, words } from './MissionRow.css.ts'

type MissionRowProps = {
  round: MissionRow_round$key
  communityId: string
  /** Its period is over: until when its reward waits is said. */
  isMissed?: boolean
}

/** A mission: what to do, how far it is, what it brings, and the way there or to its reward. */
export function MissionRow({ communityId, isMissed = false, ...props }: MissionRowProps) {
  const { id, mission, progress, standing, claimableUntil } = useFragment(
    graphql`
      fragment MissionRow_round on MissionRound @throwOnFieldError {
        id
        mission {
          kind
          goal
          reward {
            ...useRewardWords_reward
          }
        }
        progress
        standing
        claimableUntil
      }
    `,
    props.round,
  )
  const { kind, goal } = mission
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const reward = useRewardWords(mission.reward)
  const name = intl.formatMessage({ id: `mission.kind.${kind}` }, { goal })
  const progressWords = intl.formatMessage({ id: 'mission.progress' }, { progress, goal })
  return (
    <li className={row}>
      <span className={sign}>
        <Icon name={lookOf[kind].icon} size={20} />
      </span>
      <span className={words}>
        <Text as="span" weight="bold">
          {name}
        </Text>
        <Text as="span" size="small" tone="accent" weight="medium">
          {reward}
        </Text>
        {isMissed && claimableUntil != null ? (
          <Text as="span" size="caption" tone="muted">
            <FormattedMessage
              id="mission.missed.until"
              values={{ moment: tokyo.dayAndTime(claimableUntil) }}
            />
          </Text>
        ) : (
          <span className={measure}>
            <progress className={bar} value={progress} max={goal} aria-label={progressWords} />
            <Text as="span" size="caption" tone="muted" tabular aria-hidden>
              {progressWords}
            </Text>
          </span>
        )}
      </span>
      <MissionAct
        {...{ id, communityId, standing }}
        href={lookOf[kind].href}
        claimLabel={intl.formatMessage({ id: 'mission.claimNamed' }, { name, reward })}
      />
    </li>
  )
}
