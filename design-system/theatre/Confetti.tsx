import { confetti, piece } from './Confetti.css.ts'

const pieces = Array.from({ length: 24 }, (_, index) => index)

/** Slips of paper in the palette's colours, thrown once; a still of them where less motion is wanted. */
export function Confetti() {
  return (
    <span aria-hidden className={confetti}>
      {pieces.map((index) => (
        <i key={index} className={piece} />
      ))}
    </span>
  )
}
