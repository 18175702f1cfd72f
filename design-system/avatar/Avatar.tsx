import { avatar, image } from './Avatar.css.ts'

interface AvatarProps {
  /** Without one, the first letter of the name stands in. */
  src?: string | null
  name: string
  size: 24 | 32 | 40 | 48 | 56 | 96
  dominantColor?: string
  /** Set where no name stands beside it; otherwise it would be said twice. */
  isNamed?: boolean
}

/** A person's face, round. */
export function Avatar({ src, name, size, dominantColor, isNamed = false }: AvatarProps) {
  const named = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span
      {...named}
      className={avatar({ size })}
      style={{ backgroundColor: src ? dominantColor : undefined }}
    >
      {src ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" className={image} />
      ) : (
        [...name.trim()][0]
      )}
    </span>
  )
}
