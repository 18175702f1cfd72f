import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as campaignPaths } from '#addresses/campaign-code.ts'
import { paths as questionnairePaths } from '#addresses/questionnaire.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { list, sign, words } from '../MissionRow/MissionRow.css.ts'
import type { AlsoSection_community$key } from './__generated__/AlsoSection_community.graphql.ts'
import { way } from './AlsoSection.css.ts'

/** Ways to what else brings something; nothing where there is none. */
export function AlsoSection(props: { community: AlsoSection_community$key }) {
  const { questionnaires, campaignCodePages } = useFragment(
    graphql`
      fragment AlsoSection_community on Community @throwOnFieldError {
        questionnaires {
          state
          viewerResponse {
            sentAt
          }
        }
        campaignCodePages {
          id
          identifier
          title
          rewardKind
          rewardAmount
        }
      }
    `,
    props.community,
  )
  if (questionnaires.length + campaignCodePages.length === 0) return null
  const open = questionnaires.filter(
    ({ state, viewerResponse }) => state === 'OPEN' && viewerResponse?.sentAt == null,
  ).length
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>
        <FormattedMessage id="mission.also" />
      </Heading>
      <ul className={list}>
        {questionnaires.length > 0 && (
          <Way
            href={questionnairePaths.questionnaires()}
            icon="edit"
            name={<FormattedMessage id="mission.also.questionnaires" />}
            isOpen={open > 0}
          >
            <FormattedMessage id="mission.also.open" values={{ open }} />
          </Way>
        )}
        {campaignCodePages.map(({ id, identifier, title, rewardKind, rewardAmount }) => (
          <Way
            key={id}
            href={campaignPaths.page({ campaign_code_page_id: identifier })}
            icon="key"
            name={title}
            isOpen
          >
            <FormattedMessage
              id="mission.also.upTo"
              values={{ reward: rewardKind, amount: rewardAmount }}
            />
          </Way>
        ))}
      </ul>
    </Stack>
  )
}

type WayProps = {
  href: string
  icon: IconName
  name: ReactNode
  /** There is something to do. */
  isOpen: boolean
  /** What it brings, or how it stands. */
  children: ReactNode
}

function Way({ href, icon, name, isOpen, children }: WayProps) {
  return (
    <li>
      <Link href={href} className={way}>
        <span className={sign}>
          <Icon name={icon} size={20} />
        </span>
        <span className={words}>
          <Text as="span" weight="bold">
            {name}
          </Text>
          <Text as="span" size="small" tone={isOpen ? 'accent' : 'muted'}>
            {children}
          </Text>
        </span>
        <Icon name="chevronRight" size={20} />
      </Link>
    </li>
  )
}
