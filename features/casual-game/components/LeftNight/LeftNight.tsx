import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { Night } from '#rules/games/lighthouse/lighthouse.ts'
import { lighthouseTables as tables } from '#rules/games/lighthouse/tables.ts'
import { useSecondsUntil } from '#platform/time/useSecondsUntil.ts'
import type { KeptPlay } from '../../keptPlay.ts'

type LeftNightProps = {
  play: KeptPlay
  night: Night
  onResume: () => void
}

/** A night that was left, or whose score is not kept yet, for as long as the gateway takes its end. */
export function LeftNight({ play, night, onResume }: LeftNightProps) {
  const left = useSecondsUntil(play.endsAt)
  if (left === 0) return null
  const { score, step, isOver } = night
  const seconds = Math.ceil((tables.steps - step) / 20)
  const minutes = Math.ceil((left ?? 0) / 60)
  return (
    <Surface tone="raised" padding={4}>
      <Stack gap={3}>
        <Text weight="bold">
          <FormattedMessage id={isOver ? 'lighthouse.left.over' : 'lighthouse.left'} />
        </Text>
        <Text size="small" tone="muted">
          <Changing of={`${isOver} ${score} ${seconds} ${minutes}`}>
            <FormattedMessage
              id={isOver ? 'lighthouse.left.score' : 'lighthouse.left.standing'}
              values={{ score, seconds, minutes }}
            />
          </Changing>
        </Text>
        <Button size="large" isFullWidth onClick={onResume}>
          <FormattedMessage id={isOver ? 'lighthouse.left.save' : 'lighthouse.left.resume'} />
        </Button>
      </Stack>
    </Surface>
  )
}
