import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as campaignPaths } from '#addresses/campaign-code.ts'
import { paths as checkInPaths } from '#addresses/check-in.ts'
import { paths as informationPaths } from '#addresses/information.ts'
import { paths as missionPaths } from '#addresses/mission.ts'
import { paths as prizeDrawPaths } from '#addresses/prize-draw.ts'
import { paths as purchasePaths } from '#addresses/purchases.ts'
import { paths as questionnairePaths } from '#addresses/questionnaire.ts'
import { paths as stepPaths } from '#addresses/step-mission.ts'
import { paths as rankPaths } from '#addresses/supporter-rank.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import { paths as votingPaths } from '#addresses/voting-event.ts'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { MissionName } from '#features/mission/index.ts'
import type {
  MovementSubject_movement$data,
  MovementSubject_movement$key,
} from './__generated__/MovementSubject_movement.graphql.ts'

/** What a movement came of, by its name, and the way there; nothing where there is nothing to name. */
export function MovementSubject(props: { movement: MovementSubject_movement$key }) {
  const { subject } = useFragment(
    graphql`
      fragment MovementSubject_movement on CoinMovement @throwOnFieldError {
        subject {
          __typename
          ... on CampaignCodePage {
            identifier
            title
          }
          ... on CheckInStore {
            name
          }
          ... on Mission {
            ...MissionName_mission @alias(as: "mission")
          }
          ... on PrizeDraw {
            id
            name
          }
          ... on Purchase {
            id
            firstLine {
              name
            }
            lineCount
          }
          ... on Questionnaire {
            id
            title
          }
          ... on ReceivedInformation {
            title
          }
          ... on StepSeason {
            name
          }
          ... on SupporterSeason {
            id
            name
          }
          ... on TreasureMachine {
            id
            name
          }
          ... on VotingEvent {
            identifier
            title
          }
        }
      }
    `,
    props.movement,
  )
  if (!subject) return null
  const told = tell(subject)
  if (!told) return null
  return (
    <Text size="small">
      <TextLink href={told.href}>{told.name}</TextLink>
    </Text>
  )
}

type Subject = NonNullable<MovementSubject_movement$data['subject']>

function tell(subject: Subject): { name: ReactNode; href: string } | null {
  switch (subject.__typename) {
    case 'CampaignCodePage':
      return {
        name: subject.title,
        href: campaignPaths.page({ campaign_code_page_id: subject.identifier }),
      }
    case 'CheckInStore':
      return { name: subject.name, href: checkInPaths.stores() }
    case 'Mission':
      return subject.mission
        ? { name: <MissionName mission={subject.mission} />, href: missionPaths.missions() }
        : null
    case 'PrizeDraw':
      return { name: subject.name, href: prizeDrawPaths.draw({ prize_draw_id: subject.id }) }
    case 'Purchase':
      return {
        name: (
          <FormattedMessage
            id="wallet.movement.items"
            values={{ first: subject.firstLine.name, more: subject.lineCount - 1 }}
          />
        ),
        href: purchasePaths.purchase({ purchase_history_id: subject.id }),
      }
    case 'Questionnaire':
      return {
        name: subject.title,
        href: questionnairePaths.questionnaire({ questionnaire_id: subject.id }),
      }
    case 'ReceivedInformation':
      return {
        name: subject.title,
        href: `${informationPaths.informations()}?list=received`,
      }
    case 'StepSeason':
      return { name: subject.name, href: stepPaths.stepMission() }
    case 'SupporterSeason':
      return { name: subject.name, href: rankPaths.season({ season_id: subject.id }) }
    case 'TreasureMachine':
      return {
        name: subject.name,
        href: machinePaths.machine({ treasure_machine_id: subject.id }),
      }
    case 'VotingEvent':
      return {
        name: subject.title,
        href: votingPaths.voting({ identifier: subject.identifier }),
      }
    // Of a kind that a later contract names.
    case '%other':
      return null
  }
}
