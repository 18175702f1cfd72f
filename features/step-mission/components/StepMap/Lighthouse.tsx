import { ink, scene } from './StepMap.css.ts'

const stars = [
  [60, 30, 2.4] as const,
  [128, 62, 1.8] as const,
  [190, 22, 2] as const,
  [250, 74, 1.6] as const,
  [452, 30, 2.2] as const,
  [520, 66, 1.8] as const,
  [584, 24, 2.4] as const,
]

/** Where the road begins: the lighthouse on its hill, with its light. */
export function Lighthouse() {
  return (
    <svg className={scene} viewBox="0 0 640 132" preserveAspectRatio="xMidYMax slice" aria-hidden>
      {stars.map(([x, y, r]) => (
        <circle key={x} className={ink.star} cx={x} cy={y} r={r} />
      ))}
      <path className={ink.beam} d="M312 36-20-6v84ZM328 36l332-42v84Z" />
      <path className={ink.far} d="M0 112c70-30 130-34 210-12s110-44 180-30 150 34 250 6v56H0Z" />
      <path className={ink.tower} d="M304 52h32l9 60h-50Z" />
      <path className={ink.band} d="M301.5 68h37l2.7 18h-42.4Z" />
      <path className={ink.roof} d="M300 47h40v6h-40ZM306 26h28l-14-15Z" />
      <path className={ink.light} d="M308 26h24v21h-24Z" />
      <path className={ink.near} d="M0 126c80-10 150-4 230-14s120-12 190 0 150 10 220 2v18H0Z" />
    </svg>
  )
}
