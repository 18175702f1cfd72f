import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Checkbox } from '#design-system/checkbox/Checkbox.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
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
  const { sources } = useFragment(
    graphql`
      fragment SourceSwitches_timelines on ViewerTimelines @throwOnFieldError {
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

type SourceSwitchProps = { communityId: string; source: Source; isOn: boolean }

/** One source's: as it is chosen while that is under way, and the last choice stands. What was not taken goes back. */
function SourceSwitch({ communityId, source, isOn }: SourceSwitchProps) {
  const intl = useIntl()
  const fail = useFailureToast()
  const [chosen, setChosen] = useState<boolean>()
  const sent = useRef<boolean>(undefined)
  const { submit, isPending } = useSubmission<SourceSwitchesMutation, boolean>({
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
    isRepeatable: true,
    onDone: () => {
      const saved = sent.current
      sent.current = undefined
      setChosen((wanted) => (wanted === saved ? undefined : wanted))
    },
    onFailed: (error) => {
      sent.current = undefined
      setChosen(undefined)
      fail(error)
    },
  })
  useEffect(() => {
    if (chosen === undefined || isPending || sent.current !== undefined) return
    sent.current = chosen
    submit(chosen)
  }, [chosen, isPending, submit])
  return (
    <Checkbox
      label={intl.formatMessage({ id: `timeline.source.${source}` })}
      description={intl.formatMessage({ id: `timeline.source.${source}.body` })}
      checked={chosen ?? isOn}
      onChange={setChosen}
    />
  )
}
