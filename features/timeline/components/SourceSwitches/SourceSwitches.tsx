import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Checkbox } from '#design-system/checkbox/Checkbox.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useLatestChoice } from '#platform/submission/useLatestChoice.ts'
import { TimelineSource } from '#schema/enums.generated.ts'
import type { TimelineSource as Source } from '#schema/types.generated.ts'
import type { SourceSwitches_timelines$key } from './__generated__/SourceSwitches_timelines.graphql.ts'
import type { SourceSwitchesMutation } from './__generated__/SourceSwitchesMutation.graphql.ts'

/** Whose posts a fan wants in their home timeline: each is switched by itself, at once. */
export function SourceSwitches(props: {
  communityId: string
  timelines: SourceSwitches_timelines$key
}) {
  const intl = useIntl()
  const { id, sources } = useFragment(
    graphql`
      fragment SourceSwitches_timelines on ViewerTimelines @throwOnFieldError {
        id
        sources
      }
    `,
    props.timelines,
  )
  return (
    <Stack gap={3}>
      <Text tone="muted" size="small">
        {intl.formatMessage({ id: 'timeline.settings.body' })}
      </Text>
      <Surface tone="paper" padding={4}>
        <Stack gap={4}>
          {TimelineSource.map((source) => (
            <SourceSwitch
              key={source}
              timelinesId={id}
              communityId={props.communityId}
              source={source}
              isOn={sources.includes(source)}
            />
          ))}
        </Stack>
      </Surface>
    </Stack>
  )
}

type SourceSwitchProps = {
  timelinesId: string
  communityId: string
  source: Source
  isOn: boolean
}

/** One source's: seen at once, and taken back where it failed. */
function SourceSwitch({ timelinesId, communityId, source, isOn }: SourceSwitchProps) {
  const intl = useIntl()
  const choose = useLatestChoice<SourceSwitchesMutation>({
    subject: `source:${communityId}:${source}`,
    mutation: graphql`
      mutation SourceSwitchesMutation($input: SetTimelineSourceInput!) {
        setTimelineSource(input: $input) {
          ... on SetTimelineSourceSuccess @alias(as: "success") {
            timelines {
              id
              sources
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (wanted) => ({ input: { communityId, source, isOn: wanted } }),
    show: (store, wanted) => {
      const shown = store.get(timelinesId)
      const others = ((shown?.getValue('sources') ?? []) as string[]).filter(
        (each) => each !== source,
      )
      shown?.setValue(wanted ? [...others, source] : others, 'sources')
    },
    onFailed: useFailureToast(),
  })
  return (
    <Checkbox
      label={intl.formatMessage({ id: `timeline.source.${source}` })}
      description={intl.formatMessage({ id: `timeline.source.${source}.body` })}
      checked={isOn}
      onChange={choose}
    />
  )
}
