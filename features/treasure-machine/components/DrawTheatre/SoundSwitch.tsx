import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import type { theatreMachine } from '../../machines/theatreMachine.ts'
import { useSound } from './useSound.ts'

/** The show's sound, off until it is switched on here. */
export function SoundSwitch({ actor }: { actor: ActorRefFrom<typeof theatreMachine> }) {
  const intl = useIntl()
  const { isOn, toggle } = useSound(actor)
  return (
    <IconButton
      icon={isOn ? 'sound' : 'mute'}
      label={intl.formatMessage({ id: 'treasure.theatre.sound' })}
      aria-pressed={isOn}
      onClick={toggle}
    />
  )
}
