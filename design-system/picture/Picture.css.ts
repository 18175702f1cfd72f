import { componentStyle } from '../theme/layered.ts'

export const frame = componentStyle({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  borderRadius: 'inherit',
})
export const image = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' })
