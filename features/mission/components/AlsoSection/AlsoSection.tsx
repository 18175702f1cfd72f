import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { paths as questionnairePaths } from '#features/questionnaire/paths.ts'
import { list, sign, words } from '../MissionRow/MissionRow.css.ts'
import type { AlsoSection_community$key } from './__generated__/AlsoSection_community.graphql.ts'
import { way } from './AlsoSection.css.ts'

/** Ways to what else brings something; nothing where there is none. */
export function AlsoSection(props: { community: AlsoSection_community$key }) {
  const { questionnaires } = useFragment(
    graphql`
      fragment AlsoSection_community on Community @throwOnFieldError {
        questionnaires {
          state
          viewerResponse {
            sentAt
          }
        }
      }
    `,
    props.community,
  )
  if (questionnaires.length === 0) return null
  const open = questionnaires.filter(
    ({ state, viewerResponse }) => state === 'OPEN' && viewerResponse?.sentAt == null,
  ).length
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>
        <FormattedMessage id="mission.also" />
      </Heading>
      <ul className={list}>
        <li>
          <Link href={questionnairePaths.questionnaires()} className={way}>
            <span className={sign}>
              <Icon name="edit" size={20} />
            </span>
            <span className={words}>
              <Text as="span" weight="bold">
                <FormattedMessage id="mission.also.questionnaires" />
              </Text>
              <Text as="span" size="small" tone={open > 0 ? 'accent' : 'muted'}>
                <FormattedMessage id="mission.also.open" values={{ open }} />
              </Text>
            </span>
            <Icon name="chevronRight" size={20} />
          </Link>
        </li>
      </ul>
    </Stack>
  )
}
