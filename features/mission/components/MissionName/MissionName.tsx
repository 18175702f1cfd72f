import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { MissionName_mission$key } from './__generated__/MissionName_mission.graphql.ts'

/** What to do for a mission, which is what it is called. */
export function MissionName(props: { mission: MissionName_mission$key }) {
  const { kind, goal } = useFragment(
    graphql`
      fragment MissionName_mission on Mission @throwOnFieldError {
        kind
        goal
      }
    `,
    props.mission,
  )
  return <FormattedMessage id={`mission.kind.${kind}`} values={{ goal }} />
}
